/* Plays games of IOTA between two kinds of players, each deal twice with seats moved on; see `__main__.py`. */
#include "board.h"
#include "players.h"

enum { GREEDY, CAREFUL, SEARCH };
typedef struct {
    double kind, reply, left, next, wild, card, breadth, overlooks, blur;     /* see `Novice` and `EvaluationWeights` */
    double iterations, candidates, depth, heat, nothing, others, luck, faith; /* see `Halving` and `IotaGuide` */
} Player;

static Weights weights_of(const Player *who) {
    return (Weights){who->reply, who->left, who->next, who->wild, who->card, (int)who->breadth};
}

/* Deal out at random what the seat to act cannot know. */
static void imagine(State *state, Random *random) {
    int8_t *slots[80];
    int count = 0;
    for (int seat = 0; seat < state->seats; seat++)
        for (int i = 0; seat != state->turn && i < state->held[seat]; i++)
            if (!state->seen[seat][i]) slots[count++] = &state->hand[seat][i];
    for (int i = state->top; i < state->bottom; i++)
        if (state->owner[i & 127] != state->turn) slots[count++] = &state->deck[i & 127];
    for (int i = count - 1; i > 0; i--) {
        int j = below(random, i + 1);
        int8_t card = *slots[i];
        *slots[i] = *slots[j];
        *slots[j] = card;
    }
}

/* The chance of a seat to win, by the points and everybody's best placement; in the end its share of the victory. */
static double chance(const State *state, const Player *who, int me) {
    double totals[4], most = -1e9, sum = 0;
    int cards = in_deck(state);
    for (int seat = 0; seat < state->seats; seat++) {
        Move best;
        totals[seat] = state->score[seat];
        if (!state->over)
            totals[seat] += best_move(state, seat, who->wild, who->nothing, &best) * (seat == state->turn ? 1 : who->others);
        most = fmax(most, totals[seat]);
        cards += state->held[seat];
    }
    double scale = state->over ? 1e-6 : who->luck * sqrt(cards + 1.0);
    for (int seat = 0; seat < state->seats; seat++) sum += exp((totals[seat] - most) / scale);
    return exp((totals[me] - most) / scale) / sum;
}

static double look_ahead(const State *world, const Move *move, const Player *who) {
    State state = *world;
    int until = changes;
    apply(&state, move);
    for (int left = (int)who->depth - 1; left > 0 && !state.over; left--) {
        Move best;
        best_move(&state, state.turn, who->wild, who->nothing, &best);
        apply(&state, &best);
    }
    double result = chance(&state, who, world->turn);
    undo(until);
    return result;
}

typedef struct { Move move; double sum, tries, prior, standing; } Edge;
typedef struct { double count, mean, squares; } Spread;

static int by_standing(const void *one, const void *other) {
    double a = ((const Edge *)one)->standing, b = ((const Edge *)other)->standing;
    return a < b ? 1 : a > b ? -1 : 0;
}

static void rank(Edge *edges, int count, const Spread *spread, double faith) {
    double deviation = sqrt((spread->squares + 0.01) / (spread->count + 1));
    for (int i = 0; i < count; i++) {
        double believed = spread->mean + deviation * log(edges[i].prior);
        edges[i].standing = (edges[i].sum + faith * believed) / (edges[i].tries + faith);
    }
    qsort(edges, count, sizeof *edges, by_standing);
}

/* Sequential halving over worlds in one order; endings are not read out. */
static Move search(const State *state, const Player *who, Random *random) {
    static Move moves[MOST];
    static State worlds[1 << 12];
    Weights weights = weights_of(who);
    int count = value_moves(state, &weights, moves), made = 0, left = (int)who->iterations;
    if (count > who->candidates) count = (int)who->candidates;
    Edge edges[64];
    Spread spread = {0, 0, 0};
    for (int i = 0; i < count; i++)
        edges[i] = (Edge){moves[i], 0, 0, exp((moves[i].value - moves[0].value) / who->heat), 0};
    for (; count > 1 && left > 0; rank(edges, count, &spread, who->faith), count = (count + 1) / 2) {
        int rounds = 0, tries;
        while (1 << rounds < count) rounds++;
        tries = left / rounds / count ? left / rounds / count : 1;
        for (int k = 0; k < tries * count && left > 0; k++, left--) {
            Edge *edge = &edges[k % count];
            int number = (int)edge->tries++ & ((1 << 12) - 1);
            for (; made <= number; made++) worlds[made] = *state, imagine(&worlds[made], random);
            double result = look_ahead(&worlds[number], &edge->move, who), before = result - spread.mean;
            edge->sum += result;
            spread.mean += before / ++spread.count;
            spread.squares += before * (result - spread.mean);
        }
    }
    return edges[0].move;
}

static Move choose(const State *state, const Player *who, Random *random) {
    static Move moves[MOST];
    Move best;
    if (who->kind == SEARCH) return search(state, who, random);
    if (who->kind == GREEDY) {
        best_move(state, state->turn, 0, -3, &best);
        return best;
    }
    Weights weights = weights_of(who);
    int count = value_moves(state, &weights, moves);
    double most = -1e9;
    best = moves[0];
    for (int i = 0; i < count; i++) {
        if (who->overlooks > 0 && unit(random) < who->overlooks) continue;
        double value = moves[i].value + who->blur * (2 * unit(random) - 1);
        if (value > most) most = value, best = moves[i];
    }
    return best;
}

/* Play one game; return the share of pairs of both kinds in which the first kind is ahead, shared places half. */
static double play(const Player *players, int seats, uint64_t deal, int moved) {
    Random luck = {deal}, thoughts = {~deal * 2 + moved};
    State state = {.seats = seats, .turn = below(&luck, seats)};
    int8_t cards[66];
    int next = 0, pairs_met = 0;
    double ahead = 0;
    for (int i = 0; i < 66; i++) cards[i] = i < 64 ? i : WILD;
    for (int i = 65; i > 0; i--) {
        int j = below(&luck, i + 1), card = cards[i];
        cards[i] = cards[j];
        cards[j] = card;
    }
    for (int seat = 0; seat < seats; seat++)
        while (state.held[seat] < HAND) state.hand[seat][state.held[seat]++] = cards[next++];
    put(64 * STRIDE + 64, cards[next++]);
    settle();
    memset(state.owner, -1, sizeof state.owner);
    while (next < 66) state.deck[state.bottom++] = cards[next++];
    while (!state.over) {
        Move move = choose(&state, &players[(state.turn + moved) % 2], &thoughts);
        apply(&state, &move);
    }
    undo(0);
    for (int a = 0; a < seats; a++)
        for (int b = 0; b < seats; b++)
            if ((a + moved) % 2 == 0 && (b + moved) % 2 == 1) {
                pairs_met++;
                ahead += (state.score[a] > state.score[b]) + (state.score[a] == state.score[b]) / 2.0;
            }
    return ahead / pairs_met;
}

/* Play so many deals, each twice; write the mean share of each deal. */
void play_deals(const double *players, int seats, uint64_t seed, int deals, double *shares) {
    prepare();
    for (int deal = 0; deal < deals; deal++) {
        Random mixed = {seed * 1000003 + deal};
        uint64_t number = draw_bits(&mixed);
        shares[deal] = 0;
        for (int moved = 0; moved < 2; moved++)
            shares[deal] += play((const Player *)players, seats, number, moved) / 2;
    }
}
