/* The C twin of IOTA's list of legal placements: what the bench compares the Python rules with.
 *
 * Plain C written from the rules, not translated bit by bit: card by card it grows every placement from each
 * place beside the grid, along the row and along the column, and sorts what it found by notation. Cards are 0 to
 * 63 (colour * 16 + shape * 4 + number) and 64 for a wild card; a place is y * 128 + x.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { STRIDE = 128, PLACES = STRIDE * STRIDE, WILD = 64, HAND = 4, LOT = 4, MOST = 1 << 14 };
typedef uint64_t Mask;
#define ALL (~(Mask)0)

typedef struct { Mask mask; int length, fixed[8], fixeds; Mask opens[2]; int wilds; } Run;
typedef struct { uint32_t laid[HAND]; int count; } Placement; /* laid: rank of the place * 128 + rank of the card */
typedef struct { int cards; const int *places, *kinds; int held; const int *hand; } Position;

static Mask pairs[64][64];
static int8_t at[PLACES];           /* card, or -1 */
static int runs_known[2][PLACES];   /* stamp of the position that a run belongs to */
static Run runs[2][PLACES];
static int stamp;
static uint16_t place_rank[PLACES];
static uint8_t card_rank[WILD + 1];
static const int STEP[2] = {1, STRIDE};
static int spots[4 * 66], spot_count;
static int wilds[2], wild_count;

static int goes(int a, int b, int c) { return (a == b) == (b == c) && (a == b) == (a == c); }

/* Ranks of places and cards in notation come from outside, because they belong to the names. */
void prepare(const uint16_t *places, const uint8_t *cards) {
    memcpy(place_rank, places, sizeof place_rank);
    memcpy(card_rank, cards, sizeof card_rank);
    memset(at, -1, sizeof at);
    for (int a = 0; a < 64; a++)
        for (int b = 0; b < 64; b++)
            for (int c = 0; c < 64; c++)
                if (goes(a >> 4, b >> 4, c >> 4) && goes(a >> 2 & 3, b >> 2 & 3, c >> 2 & 3) && goes(a & 3, b & 3, c & 3))
                    pairs[a][b] |= (Mask)1 << c;
}

/* Identities that may join a line of fixed cards and of wild cards with the identities open to them. */
static Mask joinable(const int *fixed, int count, const Mask *opens, int open) {
    if (count + open >= LOT) return 0;
    if (!open) {
        if (count == 3) return pairs[fixed[0]][fixed[1]] & pairs[fixed[0]][fixed[2]] & pairs[fixed[1]][fixed[2]];
        return count == 2 ? pairs[fixed[0]][fixed[1]] : ALL;
    }
    int more[8];
    memcpy(more, fixed, count * sizeof *fixed);
    Mask result = 0, some = joinable(fixed, count, 0, 0) & opens[0];
    for (; some && result != ALL; some &= some - 1) {
        more[count] = __builtin_ctzll(some);
        result |= joinable(more, count + 1, opens + 1, open - 1);
    }
    return result;
}

static void run_at(int place, int way, Run *run) {
    memset(run, 0, sizeof *run);
    for (int side = -1; side <= 1; side += 2)
        for (int near = place + side * STEP[way]; at[near] >= 0; near += side * STEP[way]) {
            run->length++;
            if (at[near] == WILD) {
                Run other;
                run_at(near, 1 - way, &other);
                run->opens[run->wilds++] = other.mask;
            } else run->fixed[run->fixeds++] = at[near];
        }
    run->mask = joinable(run->fixed, run->fixeds, run->opens, run->wilds);
}

static void add_end(int place, int way) {
    if (runs_known[way][place] == stamp) return;
    if (runs_known[1 - way][place] != stamp) spots[spot_count++] = place;
    runs_known[way][place] = stamp;
    run_at(place, way, &runs[way][place]);
}

/* Lay out a position and look at every place beside it. */
static void build(const Position *position) {
    stamp++;
    spot_count = wild_count = 0;
    for (int i = 0; i < position->cards; i++) {
        at[position->places[i]] = position->kinds[i];
        if (position->kinds[i] == WILD) wilds[wild_count++] = position->places[i];
    }
    for (int i = 0; i < position->cards; i++)
        for (int way = 0; way < 2; way++)
            for (int side = -1; side <= 1; side += 2)
                if (at[position->places[i] + side * STEP[way]] < 0) add_end(position->places[i] + side * STEP[way], way);
}

static void clear(const Position *position) {
    for (int i = 0; i < position->cards; i++) at[position->places[i]] = -1;
}

static const Run *known(int place, int way) { return runs_known[way][place] == stamp ? &runs[way][place] : 0; }

typedef struct { Placement laid; int hand[HAND], held; int fixed[8], fixeds; Mask opens[8]; int wilds; Mask mask; } Line;
static Placement found[MOST];
static int found_count;
static int growing; /* 0 along rows, 1 along columns */
static int twins;   /* whether two wild cards share a line in this direction */
static Run twin_line;

/* Whether two wild cards in one line still have identities when cards lie beside both. */
static int agree(const Line *line, const int *places, const int *kinds) {
    Mask opens[2];
    int count = 0, cross = 1 - growing;
    for (int twin = 0; twin < 2; twin++)
        for (int side = -1; side <= 1; side += 2) {
            int end = wilds[twin] + side * STEP[cross];
            while (at[end] >= 0) end += side * STEP[cross];
            for (int i = 0; i < line->laid.count; i++)
                if (places[i] == end) {
                    const Run *run = known(end, cross);
                    int fixed[8], fixeds = run->fixeds;
                    memcpy(fixed, run->fixed, sizeof fixed);
                    fixed[fixeds++] = kinds[i];
                    opens[count++] = joinable(fixed, fixeds, 0, 0);
                }
        }
    return count < 2 || joinable(twin_line.fixed, twin_line.fixeds, opens, 1) & opens[1];
}

static void keep(const Line *line, const int *places, const int *kinds) {
    if (twins && line->laid.count > 1 && !agree(line, places, kinds)) return;
    found[found_count++] = line->laid;
}

static int fits(const int *hand, int held, int i, Mask mask) {
    for (int j = 0; j < i; j++) if (hand[j] == hand[i]) return 0;
    (void)held;
    return hand[i] == WILD ? mask != 0 : (int)(mask >> hand[i] & 1);
}

static void with(Line *line, const Line *old, int place, int index, int below, int *places, int *kinds) {
    *line = *old;
    int card = old->hand[index], count = old->laid.count;
    uint32_t name = (uint32_t)place_rank[place] << 7 | card_rank[card];
    line->held--;
    for (int j = index; j < line->held; j++) line->hand[j] = old->hand[j + 1];
    if (below) {
        memmove(line->laid.laid + 1, old->laid.laid, count * sizeof name);
        line->laid.laid[0] = name;
    } else line->laid.laid[count] = name;
    places[count] = place;
    kinds[count] = card;
    line->laid.count++;
    if (card == WILD) {
        const Run *cross = known(place, 1 - growing);
        line->opens[line->wilds++] = cross ? cross->mask : ALL;
    } else line->fixed[line->fixeds++] = card;
    line->mask = joinable(line->fixed, line->fixeds, line->opens, line->wilds);
}

static int above(int place) {
    do place += STEP[growing]; while (at[place] >= 0);
    return place;
}

/* Add the cards that lie from a place upwards; whether they fit. */
static int bridge(Line *line, int place) {
    for (; at[place] >= 0; place += STEP[growing]) {
        if (at[place] == WILD) {
            Run cross;
            run_at(place, 1 - growing, &cross);
            if (!(line->mask & cross.mask)) return 0;
            line->opens[line->wilds++] = cross.mask;
        } else {
            if (!(line->mask >> at[place] & 1)) return 0;
            line->fixed[line->fixeds++] = at[place];
        }
        line->mask = joinable(line->fixed, line->fixeds, line->opens, line->wilds);
    }
    return 1;
}

static void grow(const Line *line, int low, int high, int falling, int *places, int *kinds) {
    Line longer;
    int step = STEP[growing];
    if (!line->held || !line->mask) return;
    if (falling && at[low] < 0 && !known(low, 0) && !known(low, 1))
        for (int i = 0; i < line->held; i++)
            if (fits(line->hand, line->held, i, line->mask)) {
                with(&longer, line, low, i, 1, places, kinds);
                keep(&longer, places, kinds);
                grow(&longer, low - step, high, 1, places, kinds);
            }
    const Run *row = known(high, 0), *column = known(high, 1);
    Mask mask = line->mask & (row ? row->mask : ALL) & (column ? column->mask : ALL);
    if (mask)
        for (int i = 0; i < line->held; i++)
            if (fits(line->hand, line->held, i, mask)) {
                with(&longer, line, high, i, 0, places, kinds);
                if (bridge(&longer, high + step)) {
                    keep(&longer, places, kinds);
                    grow(&longer, low, above(high), 0, places, kinds);
                }
            }
}

static void start(const Position *position, int place) {
    const Run *row = known(place, 0), *column = known(place, 1);
    Mask mask = (row ? row->mask : ALL) & (column ? column->mask : ALL);
    int places[HAND], kinds[HAND];
    if (!mask) return;
    for (int i = 0; i < position->held; i++)
        if (fits(position->hand, position->held, i, mask))
            for (growing = 0; growing < 2; growing++) {
                Line bare = {0}, line;
                const Run *run = known(place, growing);
                bare.held = position->held;
                memcpy(bare.hand, position->hand, position->held * sizeof *bare.hand);
                if (run) {
                    bare.fixeds = run->fixeds;
                    bare.wilds = run->wilds;
                    memcpy(bare.fixed, run->fixed, sizeof bare.fixed);
                    memcpy(bare.opens, run->opens, sizeof run->opens);
                }
                with(&line, &bare, place, i, 0, places, kinds);
                if (!growing) keep(&line, places, kinds);
                twins = 0;
                if (wild_count == 2) {
                    run_at(wilds[0], growing, &twin_line);
                    int low = wilds[0], high = wilds[0];
                    while (at[low - STEP[growing]] >= 0) low -= STEP[growing];
                    while (at[high + STEP[growing]] >= 0) high += STEP[growing];
                    for (int near = low; near <= high; near += STEP[growing]) twins |= near == wilds[1];
                }
                grow(&line, place - STEP[growing], above(place), 1, places, kinds);
                twins = 0;
            }
}

static int by_notation(const void *one, const void *other) {
    const Placement *a = one, *b = other;
    for (int i = 0; i < a->count && i < b->count; i++)
        if (a->laid[i] != b->laid[i]) return a->laid[i] < b->laid[i] ? -1 : 1;
    return a->count - b->count;
}

static void list(const Position *position) {
    found_count = 0;
    for (int i = 0; i < spot_count; i++) start(position, spots[i]);
    qsort(found, found_count, sizeof *found, by_notation);
}

/* Read the next position of a row of numbers: cards, then place and card of each; cards of the hand, then these. */
static const int *next_position(const int *numbers, Position *position, int *places, int *kinds) {
    position->cards = *numbers++;
    for (int i = 0; i < position->cards; i++) places[i] = *numbers++, kinds[i] = *numbers++;
    position->places = places;
    position->kinds = kinds;
    position->held = *numbers++;
    position->hand = numbers;
    return numbers + position->held;
}

/* List one position; write the count and the laid cards of each placement, and return how many there are. */
int list_one(const int *numbers, uint32_t *out) {
    Position position;
    int places[66], kinds[66];
    next_position(numbers, &position, places, kinds);
    build(&position);
    list(&position);
    clear(&position);
    for (int i = 0; i < found_count; i++) {
        *out++ = found[i].count;
        for (int j = 0; j < found[i].count; j++) *out++ = found[i].laid[j];
    }
    return found_count;
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec + time.tv_nsec * 1e-9;
}

/* Lay out and list one position once; write the seconds that each of both takes. */
void time_one(const int *numbers, double *listing, double *building) {
    Position position;
    int places[66], kinds[66];
    next_position(numbers, &position, places, kinds);
    double began = now();
    build(&position);
    double built = now();
    list(&position);
    *listing = now() - built;
    *building = built - began;
    clear(&position);
}

/* Lay out and list one position so many times in each of some stretches; write the mean seconds of both by stretch. */
void time_stretches(const int *numbers, int stretches, int rounds, double *listing, double *building) {
    Position position;
    int places[66], kinds[66];
    next_position(numbers, &position, places, kinds);
    for (int i = 0; i < stretches; i++) {
        double began = now();
        for (int round = 0; round < rounds; round++) { build(&position); clear(&position); }
        double built = now();
        for (int round = 0; round < rounds; round++) { build(&position); list(&position); clear(&position); }
        building[i] = (built - began) / rounds;
        listing[i] = (now() - built) / rounds - building[i];
    }
}
