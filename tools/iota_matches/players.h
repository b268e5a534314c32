/* Turns of a game, and the players' evaluations: that of points, and that of `accessgames.games.iota.bot.evaluation`. */
#include <math.h>

typedef struct {
    int seats, top, bottom, score[4], turn, idle, stuck, over; /* deck: cards top to bottom - 1, as in a ring */
    int8_t hand[4][HAND], held[4], deck[128], owner[128];      /* owner: who put a card under the deck, or -1 */
    uint8_t seen[4][HAND];                                     /* whether everybody knows a card of a hand */
} State;

typedef struct { double reply, left, next, wild, card; int breadth; } Weights;
typedef struct { Mask cards; int wilds, total; } Unknown;
typedef struct { Mask cards[160]; uint8_t wild[160]; int top; } Prospects;
typedef struct {
    Unknown unknown;
    int deck, hidden, known;
    int8_t cards[HAND];
    const Weights *weights;
    double reply;
} Outlook;

static int in_deck(const State *state) { return state->bottom - state->top; }

static int count_wilds(const int8_t *hand, int held) {
    int count = 0;
    for (int i = 0; i < held; i++) count += hand[i] == WILD;
    return count;
}

static void take(State *state, int seat, int card) {
    int8_t *hand = state->hand[seat], last = state->held[seat] - 1, found = -1;
    uint8_t *seen = state->seen[seat];
    for (int i = 0; i <= last; i++) if (hand[i] == card && (found < 0 || seen[i])) found = i;
    for (int i = found; i < last; i++) hand[i] = hand[i + 1], seen[i] = seen[i + 1];
    state->held[seat]--;
}

static void draw(State *state, int seat, int count) {
    for (; count-- > 0 && in_deck(state); state->top++) {
        state->seen[seat][state->held[seat]] = 0;
        state->hand[seat][state->held[seat]++] = state->deck[state->top & 127];
    }
}

static void apply(State *state, const Move *move) {
    int seat = state->turn;
    for (int i = 0; i < move->count; i++) {
        if (move->kind != TRADE) put(move->place[i], move->card[i]);
        take(state, seat, move->card[i]);
    }
    if (move->kind != TRADE) settle();
    if (move->kind == SWAP) {
        state->seen[seat][state->held[seat]] = 1;
        state->hand[seat][state->held[seat]++] = WILD;
        return;
    }
    if (move->kind == PLACE) {
        state->score[seat] += move->points;
        state->over = !state->held[seat] && !in_deck(state);
        draw(state, seat, HAND - state->held[seat]);
        state->idle = state->stuck = 0;
    } else {
        for (int i = 0; i < move->count; i++, state->bottom++) {
            state->deck[state->bottom & 127] = move->card[i];
            state->owner[state->bottom & 127] = seat;
        }
        if (move->count) memset(state->seen[seat], 0, HAND);
        draw(state, seat, move->count);
        state->idle++;
        state->stuck = in_deck(state) ? 0 : state->stuck + 1;
        state->over = state->stuck >= state->seats || state->idle >= 3 * state->seats;
    }
    if (!state->over) state->turn = (seat + 1) % state->seats;
}

/* The best placement by points and the price of wild cards kept, or a trade of everything else; what that is worth. */
static double best_of(const int8_t *hand, int held, int deck, double price, double nothing, Move *best) {
    Listing all = {.hand = hand, .held = held, .out = !deck, .price = price};
    double kept = price * count_wilds(hand, held);
    list(&all);
    if (all.count) return *best = all.best, kept + all.worth;
    *best = (Move){.kind = TRADE};
    for (int i = 0; i < held && best->count < deck; i++) if (hand[i] != WILD) best->card[best->count++] = hand[i];
    return kept + nothing;
}

/* The same, or a swap for a wild card before it. */
static double best_move(const State *state, int seat, double price, double nothing, Move *best) {
    int held = state->held[seat], deck = in_deck(state);
    const int8_t *hand = state->hand[seat];
    double most = best_of(hand, held, deck, price, nothing, best);
    for (int k = 0; k < wild_count; k++) {
        int place = wilds[k];
        Mask mask = identities(place);
        for (int i = 0; i < held; i++) {
            if (hand[i] == WILD || !(mask >> hand[i] & 1)) continue;
            int until = changes;
            int8_t after[HAND];
            Move then;
            memcpy(after, hand, HAND);
            after[i] = WILD;
            put(place, hand[i]);
            settle();
            double worth = best_of(after, held, deck, price, nothing, &then) - 0.25;
            undo(until);
            if (worth <= most) continue;
            most = worth;
            *best = (Move){.kind = SWAP, .count = 1, .place = {place}, .card = {hand[i]}};
        }
    }
    return most;
}

static void prospects_of(Prospects *all) {
    memset(all, 0, sizeof *all);
    for (int k = 0; k < fronts; k++) {
        int place = front[k], base = 0, lines = 0, lots = 0;
        Mask mask = fitting(0, place) & fitting(1, place);
        if (!mask) continue;
        for (int way = 0; way < 2; way++)
            if (runs[way][place].length) {
                base += runs[way][place].points;
                lines++;
                lots += runs[way][place].length == 3;
            }
        all->wild[base << lots] = 1;
        for (int value = 0; value <= 4; value++) {
            int points = (base + lines * value) << lots;
            Mask some = value ? mask & numbered[value - 1] : 0;
            all->cards[points] |= some;
            if (points > all->top && (some || !value)) all->top = points;
        }
    }
}

/* Expected points of the best single card of a hand, some cards of which are unknown. */
static double expected(const Prospects *all, const Unknown *unknown, const int8_t *known, int count, int hidden) {
    Mask own = 0, covered = 0;
    int wild = count_wilds(known, count), held = 0, counted = 0;
    double none_better = 1, total = 0;
    for (int i = 0; i < count; i++) if (known[i] != WILD) own |= (Mask)1 << known[i];
    for (int points = all->top; points > 0 && none_better > 0.003; points--) {
        if (all->cards[points] & own || (wild && all->wild[points])) return total + none_better * points;
        Mask more = all->cards[points] & unknown->cards & ~covered;
        int added = __builtin_popcountll(more);
        if (all->wild[points] && !counted) added += unknown->wilds, counted = 1;
        if (!added) continue;
        covered |= more;
        held += added;
        double none = 1;
        for (int i = 0; i < hidden && i < unknown->total; i++)
            none *= fmax(0, unknown->total - held - i) / (unknown->total - i);
        total += points * (none_better - none);
        none_better = none;
    }
    return total;
}

static void count_unknown(Unknown *unknown, int card) {
    unknown->total++;
    if (card == WILD) unknown->wilds++;
    else unknown->cards |= (Mask)1 << card;
}

static Outlook look(const State *state, const Weights *weights) {
    Outlook outlook = {.deck = in_deck(state), .weights = weights, .reply = weights->reply / (state->seats - 1)};
    int next = (state->turn + 1) % state->seats;
    for (int seat = 0; seat < state->seats; seat++)
        for (int i = 0; seat != state->turn && i < state->held[seat]; i++) {
            int seen = state->seen[seat][i], card = state->hand[seat][i];
            if (!seen) count_unknown(&outlook.unknown, card);
            if (seat == next && seen) outlook.cards[outlook.known++] = card;
            outlook.hidden += seat == next && !seen;
        }
    for (int i = state->top; i < state->bottom; i++)
        if (state->owner[i & 127] != state->turn) count_unknown(&outlook.unknown, state->deck[i & 127]);
    return outlook;
}

static double worth_of_hand(const Outlook *now, const Prospects *all, const int8_t *left, int count, int draws, int own) {
    const Weights *weights = now->weights;
    double next = expected(all, &now->unknown, left, count, draws);
    return weights->left * own + weights->next * next + weights->card * count + weights->wild * count_wilds(left, count);
}

static double what_follows(const Outlook *now, const int8_t *left, int count, int draws) {
    Listing own = {.hand = left, .held = count, .out = !now->deck};
    Prospects all;
    prospects_of(&all);
    if (count) list(&own);
    double reply = now->reply * expected(&all, &now->unknown, now->cards, now->known, now->hidden);
    return worth_of_hand(now, &all, left, count, draws, own.count ? own.best.points : 0) - reply;
}

static int by_value(const void *one, const void *other) {
    float a = ((const Move *)one)->value, b = ((const Move *)other)->value;
    return a < b ? 1 : a > b ? -1 : 0;
}

static int without(const int8_t *hand, int held, int used, int8_t *left) {
    int count = 0;
    for (int i = 0; i < held; i++) if (!(used >> i & 1)) left[count++] = hand[i];
    return count;
}

enum { MOST = 6000 };

/* All placements of a hand with their values; the first `breadth` by points are looked at closely. */
static int value_placements(const Outlook *now, const int8_t *hand, int held, int breadth, Move *moves) {
    Listing all = {.hand = hand, .held = held, .out = !now->deck, .list = moves, .most = MOST - 200};
    double wild = now->weights->wild, worst = 0;
    list(&all);
    for (int i = 0; i < all.count; i++)
        moves[i].value = moves[i].points + wild * (count_wilds(hand, held) - moves[i].wilds);
    qsort(moves, all.count, sizeof *moves, by_value);
    for (int i = 0; i < all.count; i++) {
        int8_t left[HAND];
        int count = without(hand, held, moves[i].used, left), until = changes;
        double after = worst;
        if (i < breadth && (count || now->deck)) {
            for (int k = 0; k < moves[i].count; k++) put(moves[i].place[k], moves[i].card[k]);
            settle();
            after = what_follows(now, left, count, HAND - count < now->deck ? HAND - count : now->deck);
            after -= wild * count_wilds(left, count);
            undo(until);
        } else if (i < breadth) after = 0;
        worst = fmin(worst, after);
        moves[i].value += after;
    }
    return all.count;
}

/* Everything that may be done, with values, the best first. */
static int value_moves(const State *state, const Weights *weights, Move *moves) {
    static Move then[MOST];
    Outlook now = look(state, weights);
    int held = state->held[state->turn];
    const int8_t *hand = state->hand[state->turn];
    int placings = value_placements(&now, hand, held, weights->breadth, moves), count = placings;
    Prospects all;
    prospects_of(&all);
    double reply = now.reply * expected(&all, &now.unknown, now.cards, now.known, now.hidden);
    for (int used = 0; used < 1 << held; used++) {
        if (__builtin_popcount(used) > now.deck) continue;
        int8_t left[HAND];
        int kept = without(hand, held, used, left), own = 0;
        Move *move = &moves[count++];
        *move = (Move){.kind = TRADE};
        for (int i = 0; i < held; i++) if (used >> i & 1) move->card[move->count++] = hand[i];
        for (int i = 0; i < placings; i++)
            if (!(moves[i].used & used) && moves[i].points > own) own = moves[i].points;
        move->value = worth_of_hand(&now, &all, left, kept, move->count, own) - reply;
    }
    for (int k = 0; k < wild_count; k++) {
        int place = wilds[k];
        Mask mask = identities(place);
        for (int i = 0; i < held; i++) {
            if (hand[i] == WILD || !(mask >> hand[i] & 1)) continue;
            int until = changes;
            int8_t after[HAND];
            memcpy(after, hand, HAND);
            after[i] = WILD;
            put(place, hand[i]);
            settle();
            double value = what_follows(&now, after, held, 0);
            int found = value_placements(&now, after, held, weights->breadth / 4, then);
            for (int j = 0; j < found; j++) value = fmax(value, then[j].value);
            undo(until);
            moves[count] = (Move){.kind = SWAP, .count = 1, .place = {place}, .card = {hand[i]}};
            moves[count++].value = value - 0.25;
        }
    }
    qsort(moves, count, sizeof *moves, by_value);
    return count;
}
