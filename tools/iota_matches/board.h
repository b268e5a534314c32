/* The board of IOTA, its placements and its turns, for playing thousands of games: plain C, made to be undone.
 *
 * Cards are 0 to 63 (colour * 16 + shape * 4 + number) and 64 for a wild card; a place is y * 128 + x. There is one
 * board, which a search changes and puts back; of every free place beside cards both runs are kept up to date. The
 * list grows placements as tools/iota_twin does, but that two wild cards in one line must agree is not looked at.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { STRIDE = 128, PLACES = STRIDE * STRIDE, WILD = 64, HAND = 4, PLACE = 0, SWAP = 1, TRADE = 2 };
typedef uint64_t Mask;
#define ALL (~(Mask)0)

typedef struct { Mask mask, opens[2]; int8_t length, fixeds, wilds, points, fixed[4]; } Run;
typedef struct { int8_t count, kind, used, wilds, card[4]; int16_t points, place[4]; float value; } Move;
typedef struct { enum { RUN, CELL, ENTERED, LEFT, WILD_CAME, WILD_WENT } kind; int a, b; Run run; } Change;

static Mask pairs[64][64], numbered[4];
static int8_t at[PLACES], value_of[WILD + 1];
static Run runs[2][PLACES];
static const int STEP[2] = {1, STRIDE};
static int front[600], fronts, wilds[2], wild_count, changes;
static int16_t front_at[PLACES]; /* index in front + 1, or 0 */
static Change log_[20000];

typedef struct { uint64_t state; } Random;

static uint64_t draw_bits(Random *random) { /* SplitMix64 */
    uint64_t z = random->state += 0x9E3779B97F4A7C15ull;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ z >> 27) * 0x94D049BB133111EBull;
    return z ^ z >> 31;
}
static int below(Random *random, int most) { return (int)((unsigned __int128)draw_bits(random) * most >> 64); }
static double unit(Random *random) { return (draw_bits(random) >> 11) / 9007199254740992.0; }

static int goes(int a, int b, int c) { return (a == b) == (b == c) && (a == b) == (a == c); }

static void prepare(void) {
    memset(at, -1, sizeof at);
    for (int a = 0; a < 64; a++) {
        value_of[a] = a % 4 + 1;
        numbered[a % 4] |= (Mask)1 << a;
        for (int b = 0; b < 64; b++)
            for (int c = 0; c < 64; c++)
                if (goes(a >> 4, b >> 4, c >> 4) && goes(a >> 2 & 3, b >> 2 & 3, c >> 2 & 3) && goes(a & 3, b & 3, c & 3))
                    pairs[a][b] |= (Mask)1 << c;
    }
}

/* Identities that may join a line of fixed cards and of wild cards with the identities open to them. */
static Mask joinable(const int8_t *fixed, int count, const Mask *opens, int open) {
    if (count + open >= 4) return 0;
    if (!open) {
        if (count == 3) return pairs[fixed[0]][fixed[1]] & pairs[fixed[0]][fixed[2]] & pairs[fixed[1]][fixed[2]];
        return count == 2 ? pairs[fixed[0]][fixed[1]] : ALL;
    }
    if (!count && open == 1) return ALL;
    int8_t more[8];
    memcpy(more, fixed, count);
    Mask result = 0, some = joinable(fixed, count, 0, 0) & opens[0];
    for (; some && result != ALL; some &= some - 1) {
        more[count] = __builtin_ctzll(some);
        result |= joinable(more, count + 1, opens + 1, open - 1);
    }
    return result;
}

static void run_at(int place, int way, Run *run) {
    run->length = run->fixeds = run->wilds = run->points = 0;
    for (int side = -1; side <= 1; side += 2)
        for (int near = place + side * STEP[way]; at[near] >= 0; near += side * STEP[way]) {
            if (++run->length >= 4) continue;
            if (at[near] == WILD) {
                Run other;
                run_at(near, 1 - way, &other);
                run->opens[run->wilds++] = other.mask;
            } else {
                run->fixed[run->fixeds++] = at[near];
                run->points += value_of[at[near]];
            }
        }
    run->mask = run->length >= 4 ? 0 : joinable(run->fixed, run->fixeds, run->opens, run->wilds);
}

static void look_again(int place, int way) {
    log_[changes++] = (Change){RUN, way, place, runs[way][place]};
    run_at(place, way, &runs[way][place]);
    if (front_at[place]) return;
    front[fronts++] = place;
    front_at[place] = fronts;
    log_[changes++] = (Change){ENTERED, place, 0, {0}};
}

static void look_at_ends(int place) {
    for (int way = 0; way < 2; way++)
        for (int side = -1; side <= 1; side += 2) {
            int end = place;
            do end += side * STEP[way]; while (at[end] >= 0);
            look_again(end, way);
        }
}

/* Lay a card, also in place of a wild one; `settle` comes after the last card of a placement. */
static void put(int place, int card) {
    int old = at[place], index = front_at[place] - 1;
    log_[changes++] = (Change){CELL, place, old, {0}};
    at[place] = card;
    if (index >= 0) {
        log_[changes++] = (Change){LEFT, place, index, {0}};
        front[index] = front[--fronts];
        front_at[front[index]] = index + 1;
        front_at[place] = 0;
    }
    if (card == WILD) {
        wilds[wild_count++] = place;
        log_[changes++] = (Change){WILD_CAME, 0, 0, {0}};
    }
    if (old == WILD) {
        index = wilds[0] != place;
        log_[changes++] = (Change){WILD_WENT, place, index, {0}};
        wilds[index] = wilds[--wild_count];
    }
    look_at_ends(place);
}

static void settle(void) {
    for (int i = 0; i < wild_count; i++) look_at_ends(wilds[i]);
}

static void undo(int until) {
    while (changes > until) {
        const Change *last = &log_[--changes];
        int a = last->a, b = last->b;
        switch (last->kind) {
        case RUN: runs[a][b] = last->run; break;
        case CELL: at[a] = b; break;
        case ENTERED: front_at[a] = 0; fronts--; break;
        case LEFT:
            if (b < fronts) { /* another place had come there */
                front[fronts] = front[b];
                front_at[front[b]] = fronts + 1;
            }
            fronts++;
            front[b] = a;
            front_at[a] = b + 1;
            break;
        case WILD_CAME: wild_count--; break;
        case WILD_WENT: wilds[wild_count++] = wilds[b]; wilds[b] = a; break;
        }
    }
}

static Mask fitting(int way, int place) { return runs[way][place].length ? runs[way][place].mask : ALL; }

static Mask identities(int place) {
    Run row, column;
    run_at(place, 0, &row);
    run_at(place, 1, &column);
    return row.mask & column.mask;
}

/* What is being listed: all placements, or only the best by points less a price for each wild card. */
typedef struct {
    const int8_t *hand;
    int held, out, way, places[4], cards[4];
    int8_t fixed[8];
    Mask opens[8];
    Move *list, best;
    int count, most;
    double price, worth;
} Listing;

static void keep(Listing *all, int count, int used, int base, int doublings) {
    doublings += (count == HAND) + (all->out && count == all->held);
    int points = base << doublings, wild = 0;
    for (int i = 0; i < count; i++) wild += all->cards[i] == WILD;
    double worth = points - all->price * wild;
    if (all->list ? all->count >= all->most : all->count && worth <= all->worth) return;
    Move *move = all->list ? &all->list[all->count] : &all->best;
    all->count++;
    all->worth = worth;
    *move = (Move){.count = count, .kind = PLACE, .used = used, .wilds = wild, .points = points};
    for (int i = 0; i < count; i++) move->place[i] = all->places[i], move->card[i] = all->cards[i];
}

static int usable(const Listing *all, int used, int index, Mask mask) {
    int card = all->hand[index];
    if (used >> index & 1 || (card != WILD && !(mask >> card & 1))) return 0;
    for (int i = 0; card == WILD && i < index; i++)
        if (!(used >> i & 1) && all->hand[i] == WILD) return 0;
    return 1;
}

/* A line that is being laid: cards used and laid, what it has, its points, those across it, doublings. */
typedef struct { int used, laid, fixeds, wilds, length, points, across, doublings; Mask mask; } Line;

static Line with(Listing *all, const Line *old, int place, int index, Mask cross) {
    Line line = *old;
    int card = all->hand[index];
    all->places[line.laid] = place;
    all->cards[line.laid++] = card;
    line.used |= 1 << index;
    line.points += value_of[card];
    line.length++;
    if (card == WILD) all->opens[line.wilds++] = cross;
    else all->fixed[line.fixeds++] = card;
    line.mask = joinable(all->fixed, line.fixeds, all->opens, line.wilds);
    return line;
}

static void keep_line(Listing *all, const Line *line) {
    keep(all, line->laid, line->used, line->points + line->across, line->doublings + (line->length == 4));
}

/* Add the cards that lie from a place upwards; return the first free place, 0 where they do not fit. */
static int bridge(Listing *all, Line *line, int place) {
    int way = all->way;
    for (; at[place] >= 0; place += STEP[way]) {
        if (line->length >= 4) return 0;
        if (at[place] == WILD) {
            Run cross;
            run_at(place, 1 - way, &cross);
            if (!(line->mask & cross.mask)) return 0;
            all->opens[line->wilds++] = cross.mask;
        } else {
            if (!(line->mask >> at[place] & 1)) return 0;
            all->fixed[line->fixeds++] = at[place];
            line->points += value_of[at[place]];
        }
        line->length++;
        line->mask = joinable(all->fixed, line->fixeds, all->opens, line->wilds);
    }
    return place;
}

static void count_across(Line *line, const Run *cross, int card) {
    if (!cross->length) return;
    line->across += cross->points + value_of[card];
    line->doublings += cross->length == 3;
}

static void grow(Listing *all, const Line *line, int low, int high, int falling) {
    int way = all->way, step = STEP[way];
    if (line->laid >= all->held || !line->mask || line->length >= 4) return;
    if (falling && at[low] < 0 && !front_at[low])
        for (int i = 0; i < all->held; i++)
            if (usable(all, line->used, i, line->mask)) {
                Line longer = with(all, line, low, i, ALL);
                keep_line(all, &longer);
                grow(all, &longer, low - step, high, 1);
            }
    int known = front_at[high];
    Mask cross = known ? fitting(1 - way, high) : ALL, mask = line->mask & cross & (known ? fitting(way, high) : ALL);
    for (int i = 0; mask && i < all->held; i++)
        if (usable(all, line->used, i, mask)) {
            Line longer = with(all, line, high, i, cross);
            if (known) count_across(&longer, &runs[1 - way][high], all->hand[i]);
            int next = bridge(all, &longer, high + step);
            if (!next) continue;
            keep_line(all, &longer);
            grow(all, &longer, low, next, 0);
        }
}

static void start(Listing *all, int place, int index) {
    Line alone = {.mask = ALL};
    all->places[0] = place;
    all->cards[0] = all->hand[index];
    for (int way = 0; way < 2; way++) count_across(&alone, &runs[way][place], all->hand[index]);
    keep(all, 1, 1 << index, alone.across, alone.doublings);
    for (int way = 0; way < 2 && all->held > 1; way++) {
        const Run *run = &runs[way][place];
        if (run->length >= 3) continue;
        Line bare = {.mask = ALL};
        if (run->length) {
            bare = (Line){.fixeds = run->fixeds, .wilds = run->wilds, .length = run->length, .points = run->points};
            memcpy(all->fixed, run->fixed, sizeof run->fixed);
            memcpy(all->opens, run->opens, sizeof run->opens);
        }
        all->way = way;
        Line line = with(all, &bare, place, index, fitting(1 - way, place));
        count_across(&line, &runs[1 - way][place], all->hand[index]);
        int high = place;
        do high += STEP[way]; while (at[high] >= 0);
        grow(all, &line, place - STEP[way], high, 1);
    }
}

static void list(Listing *all) {
    all->count = 0;
    for (int k = 0; k < fronts; k++) {
        int place = front[k];
        Mask mask = fitting(0, place) & fitting(1, place);
        for (int i = 0; mask && i < all->held; i++)
            if (usable(all, 0, i, mask)) start(all, place, i);
    }
}
