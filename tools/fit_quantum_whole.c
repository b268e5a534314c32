/* Self-play of Quantum for two, and the fit of the value of whole sheets; started by tools/fit_quantum_whole.py.
 *
 * Usage: fit STEPS GAMES < dice-and-start > numbers
 *
 * Reads 42 faces (colour * 6 + number - 1, the white ones from 24 on) and the NP numbers to begin with; writes the
 * fitted numbers. The order of the numbers is that of `WholeNumbers` in accessgames/games/quantum/bot/whole.py,
 * and value() and gains() are its twins. Only integers, + - * / and sqrt are used, so that the same compiler
 * options give the same numbers everywhere.
 *
 * Simultaneous perturbation (Spall 1992) with several directions a step and steps scaled as by Adam (Kingma and
 * Ba 2015): all numbers are moved a little one way and the other, the two players meet on the same luck in swapped
 * seats, and the numbers follow the winner. The mean of the last third of the steps is the result.
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 4, CELLS = 6, DIVIDER = 4, ALL = 24, DICE = 7, SIDES = 6, WHITE = 24, MOST = 33, ALL_DICE = 127 };
enum { NUMBER_KNOTS = 9, STEP_KNOTS = 6, CELL_KNOTS = 8, PROGRESS_KNOTS = 6, TIME_KNOTS = 3, QUALITIES = 6 };
enum {
    NUMBER = 0,
    STEP = NUMBER + CELLS * NUMBER_KNOTS,
    COLUMN = STEP + CELLS * STEP_KNOTS,
    QUALITY = COLUMN + CELLS * ROWS,
    TIME = QUALITY + CELLS * QUALITIES,
    AHEAD = TIME + ROWS * TIME_KNOTS,
    TEMPO = AHEAD + CELLS + 1,
    MISS = TEMPO + CELL_KNOTS * PROGRESS_KNOTS,
    END = MISS + 5,
    NP = END + 2
};
enum { SAMPLES = 14, DIRECTIONS = 4, MASKS = 36 };

static const double number_knots[] = {1, 4, 7, 10, 13, 16, 20, 25, 33};
static const double step_knots[] = {1, 3, 5, 8, 12, 20};
static const double cell_knots[] = {0, 4, 8, 12, 16, 20, 22, 24};
static const double progress_knots[] = {0, 8, 14, 18, 21, 24};
static const double time_knots[] = {6, 14, 21};
static const double ILLEGAL = -1e9;

static int faces[DICE][SIDES];

typedef struct {
    int len[ROWS], num[ROWS][CELLS], misses, cells;
} Sheet;

typedef double Numbers[NP];
typedef double Gains[ROWS][MOST + 1];

/* ------------------------------------------------------------------ luck */

static uint64_t state;

static uint64_t next(void) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
}

static void seed(uint64_t number) {
    state = number * 0x9E3779B97F4A7C15ULL + 0x1234567;
    state ^= state >> 29;
    state *= 0xBF58476D1CE4E5B9ULL;
    state ^= state >> 32;
    if (!state) state = 1;
    for (int i = 0; i < 4; i++) next();
}

static int face(int die) { return faces[die][(next() >> 11) % SIDES]; }

/* ------------------------------------------------------------------ rules */

static int legal(const Sheet *s, int row, int x) {
    int len = s->len[row];
    if (len == CELLS) return 0;
    if (!len) return 1;
    int last = s->num[row][len - 1];
    return len < DIVIDER ? x > last : x < last;
}

static void put(Sheet *s, int row, int x) {
    s->num[row][s->len[row]++] = x;
    s->cells++;
}

static int second_lowest(const int *a, int count) {
    int low = 99, second = 99;
    for (int i = 0; i < count; i++)
        if (a[i] < low) low = a[i];
    for (int i = 0; i < count; i++)
        if (a[i] > low && a[i] < second) second = a[i];
    return second == 99 ? low : second;
}

static int column(const Sheet *s, int index, int *a) {
    int count = 0;
    for (int row = 0; row < ROWS; row++)
        if (s->len[row] > index) a[count++] = s->num[row][index];
    return count;
}

static int points(const Sheet *s) {
    int total = -s->misses * (s->misses + 1) / 2, a[ROWS];
    for (int index = 0; index < CELLS; index++)
        if (column(s, index, a) == ROWS) total += second_lowest(a, ROWS);
    return total;
}

static void add_up(const int *dice, int *sums) {
    int white = 0;
    memset(sums, 0, ROWS * sizeof *sums);
    for (int die = 0; die < DICE; die++)
        if (dice[die] >= WHITE) white = dice[die] - WHITE + 1;
        else sums[dice[die] / SIDES] += dice[die] % SIDES + 1;
    for (int row = 0; row < ROWS; row++) sums[row] += white;
}

/* ------------------------------------------------------------------ value */

static double line(const double *heights, const double *knots, int count, double place) {
    if (place <= knots[0]) return heights[0];
    for (int i = 1; i < count; i++)
        if (place <= knots[i]) {
            double share = (place - knots[i - 1]) / (knots[i] - knots[i - 1]);
            return heights[i - 1] * (1 - share) + heights[i] * share;
        }
    return heights[count - 1];
}

static double cell_value(const double *t, int cell, int last, int x) {
    return line(t + NUMBER + cell * NUMBER_KNOTS, number_knots, NUMBER_KNOTS, x) +
           line(t + STEP + cell * STEP_KNOTS, step_knots, STEP_KNOTS, abs(x - last));
}

static double column_value(const double *t, const Sheet *s, int index, int progress, int more) {
    int a[ROWS + 1], count = column(s, index, a), low = 99;
    if (more) a[count++] = more;
    if (!count) return 0;
    const double *q = t + QUALITY + index * QUALITIES;
    double worth = t[COLUMN + index * ROWS + count - 1] +
                   line(t + TIME + (count - 1) * TIME_KNOTS, time_knots, TIME_KNOTS, progress);
    for (int i = 0; i < count; i++)
        if (a[i] < low) low = a[i];
    if (count == 1) return worth + q[0] * low;
    if (count == ROWS) return worth + q[5] * second_lowest(a, count);
    return worth + q[2 * count - 3] * low + q[2 * count - 2] * second_lowest(a, count);
}

static double ahead(const double *t, const Sheet *s, int longer) {
    int least = CELLS;
    double worth = 0;
    for (int row = 0; row < ROWS; row++)
        if (s->len[row] + (row == longer) < least) least = s->len[row] + (row == longer);
    for (int row = 0; row < ROWS; row++) worth += t[AHEAD + s->len[row] + (row == longer) - least];
    return worth;
}

static double tempo(const double *t, int cells, int progress) {
    double heights[CELL_KNOTS];
    for (int i = 0; i < CELL_KNOTS; i++)
        heights[i] = line(t + TEMPO + i * PROGRESS_KNOTS, progress_knots, PROGRESS_KNOTS, progress);
    return line(heights, cell_knots, CELL_KNOTS, cells);
}

static int progress_of(const Sheet *s) {
    int progress = s->cells + 3 * s->misses;
    return progress > ALL ? ALL : progress;
}

static double value(const double *t, const Sheet *s, int progress) {
    double worth = ahead(t, s, -1) + tempo(t, s->cells, progress);
    for (int row = 0; row < ROWS; row++)
        for (int cell = 0; cell < s->len[row]; cell++)
            worth += cell_value(t, cell, cell ? s->num[row][cell - 1] : 0, s->num[row][cell]);
    for (int index = 0; index < CELLS; index++) worth += column_value(t, s, index, progress, 0);
    return s->misses ? worth - t[MISS + s->misses - 1] : worth;
}

static double final(const double *t, int lead) {
    return t[END + 1] * lead + t[END] * ((lead > 0) - (lead < 0));
}

static double gains(const double *t, const Sheet *me, const Sheet *other, Gains g) {
    int progress = progress_of(other), last_cell = me->cells == ALL - 1, fifth = me->misses == 4;
    double more = tempo(t, me->cells + 1, progress) - tempo(t, me->cells, progress), now = 0;
    if (last_cell || fifth) now = value(t, me, progress) - value(t, other, progress_of(me));
    for (int row = 0; row < ROWS; row++) {
        int cell = me->len[row], before = cell ? me->num[row][cell - 1] : 0;
        double here = cell == CELLS ? 0
                                    : more + ahead(t, me, row) - ahead(t, me, -1) -
                                          column_value(t, me, cell, progress, 0);
        for (int x = 0; x <= MOST; x++) {
            g[row][x] = ILLEGAL;
            if (!x || !legal(me, row, x)) continue;
            if (last_cell) {
                Sheet full = *me;
                put(&full, row, x);
                g[row][x] = final(t, points(&full) - points(other)) - now;
            } else
                g[row][x] = here + cell_value(t, cell, before, x) + column_value(t, me, cell, progress, x);
        }
    }
    if (fifth) return now - final(t, points(me) - 5 - points(other));
    return t[MISS + me->misses] - (me->misses ? t[MISS + me->misses - 1] : 0);
}

/* ------------------------------------------------------------------ choices */

static double reply(Gains g, const int *sums, int taken) {
    double best = 0;
    for (int row = 0; row < ROWS; row++)
        if (row != taken && g[row][sums[row]] > best) best = g[row][sums[row]];
    return best;
}

static double turn(Gains g, double miss, Gains other, const int *sums, int *alone) {
    double best = -1e18;
    for (int row = -1; row < ROWS; row++) {
        double first = row < 0 ? 0 : g[row][sums[row]], second = row < 0 ? -miss : 0;
        if (first <= ILLEGAL / 2) continue;
        for (int next_row = 0; next_row < ROWS; next_row++)
            if (next_row != row && g[next_row][sums[next_row]] > second) second = g[next_row][sums[next_row]];
        double worth = first + second - reply(other, sums, row);
        if (worth > best) {
            best = worth;
            *alone = row;
        }
    }
    return best;
}

static int sensible(const int *dice, int *masks) {
    int count = 0;
    masks[count++] = 0;
    masks[count++] = ALL_DICE;
    masks[count++] = 1 << (DICE - 1);
    for (int one = 0; one < ROWS; one++)
        for (int two = one; two < ROWS; two++) {
            int mask = 0;
            for (int die = 0; die < DICE - 1; die++)
                if (dice[die] / SIDES != one && dice[die] / SIDES != two) mask |= 1 << die;
            masks[count++] = mask;
            masks[count++] = mask | 1 << (DICE - 1);
        }
    for (int die = 0; die < DICE - 1; die++) {
        masks[count++] = 1 << die;
        masks[count++] = ALL_DICE & ~(1 << die);
    }
    return count;
}

static int second_throw(const int *dice, Gains g, double miss, Gains other) {
    int masks[MASKS], count = sensible(dice, masks), thrown[SAMPLES][DICE], best = 0;
    double most = -1e18;
    for (int sample = 0; sample < SAMPLES; sample++)
        for (int die = 0; die < DICE; die++) thrown[sample][die] = face(die);
    for (int i = 0; i < count; i++) {
        int samples = masks[i] ? SAMPLES : 1;
        double worth = 0;
        for (int sample = 0; sample < samples; sample++) {
            int shown[DICE], sums[ROWS], alone;
            for (int die = 0; die < DICE; die++)
                shown[die] = masks[i] >> die & 1 ? thrown[sample][die] : dice[die];
            add_up(shown, sums);
            worth += turn(g, miss, other, sums, &alone);
        }
        if (worth / samples > most) {
            most = worth / samples;
            best = masks[i];
        }
    }
    return best;
}

static int together(const double *t, const Sheet *me, const Sheet *other, const int *sums, int taken, int active) {
    Gains g;
    double miss = gains(t, me, other, g), most = active && taken < 0 ? -miss : 0;
    int best = -1;
    for (int row = 0; row < ROWS; row++)
        if (row != taken && g[row][sums[row]] > most) {
            most = g[row][sums[row]];
            best = row;
        }
    return best;
}

/* Returns the lead of player 0. */
static int play(const double *const players[2], int active) {
    Sheet s[2];
    memset(s, 0, sizeof s);
    for (;; active = 1 - active) {
        const double *t = players[active];
        Sheet *me = &s[active], *other = &s[1 - active];
        Gains own, others;
        double miss = gains(t, me, other, own);
        gains(t, other, me, others);
        int dice[DICE], sums[ROWS], alone = -1, choice[2];
        for (int die = 0; die < DICE; die++) dice[die] = face(die);
        int mask = second_throw(dice, own, miss, others);
        for (int die = 0; die < DICE; die++)
            if (mask >> die & 1) dice[die] = face(die);
        add_up(dice, sums);
        turn(own, miss, others, sums, &alone);
        if (alone >= 0) put(me, alone, sums[alone]);
        if (me->cells == ALL) break;
        for (int q = 0; q < 2; q++) choice[q] = together(players[q], &s[q], &s[1 - q], sums, alone, q == active);
        for (int q = 0; q < 2; q++)
            if (choice[q] >= 0) put(&s[q], choice[q], sums[choice[q]]);
        if (alone < 0 && choice[active] < 0) me->misses++;
        if (s[0].cells == ALL || s[1].cells == ALL || me->misses == 5) break;
    }
    return points(&s[0]) - points(&s[1]);
}

static double meet(const double *one, const double *other, int games, uint64_t first, double *won) {
    double lead = 0;
    *won = 0;
    for (int i = 0; i < games; i++) {
        const double *const players[2] = {i % 2 ? other : one, i % 2 ? one : other};
        seed(first + i / 2);
        int result = play(players, i / 2 % 2) * (i % 2 ? -1 : 1);
        lead += result;
        *won += result > 0 ? 1 : result == 0 ? 0.5 : 0;
    }
    *won /= games;
    return lead / games;
}

/* ------------------------------------------------------------------ fit */

static double nudge(int i) {
    if (i < STEP) return 0.42;
    if (i < COLUMN) return 0.3;
    if (i < QUALITY) return 0.42;
    if (i < TIME) return 0.048;
    if (i < TEMPO) return 0.3;
    if (i < MISS) return 0.72;
    if (i < END) return 0.42;
    return i == END ? 1.2 : 0.07;
}

static void fit(Numbers t, int steps, int games) {
    Numbers up, down, mean = {0}, square = {0}, sum = {0};
    double power1 = 1, power2 = 1;
    for (int step = 0; step < steps; step++) {
        Numbers slope = {0};
        for (int way = 0; way < DIRECTIONS; way++) {
            int signs[NP];
            double won;
            seed(1000003ULL * step + way + 608363);
            for (int i = 0; i < NP; i++) {
                signs[i] = next() & 1024 ? 1 : -1;
                up[i] = t[i] + nudge(i) * signs[i];
                down[i] = t[i] - nudge(i) * signs[i];
            }
            double lead = meet(up, down, games, 5000000ULL + step * 100000ULL + way * 10000, &won);
            for (int i = 0; i < NP; i++) slope[i] += (lead + 20 * (won - 0.5)) * signs[i] / DIRECTIONS;
        }
        power1 *= 0.9;
        power2 *= 0.99;
        for (int i = 0; i < NP; i++) {
            mean[i] = 0.9 * mean[i] + 0.1 * slope[i];
            square[i] = 0.99 * square[i] + 0.01 * slope[i] * slope[i];
            double size = sqrt(square[i] / (1 - power2)) + 1e-9;
            t[i] += 0.17 * (1 - 0.9 * step / steps) * nudge(i) * mean[i] / (1 - power1) / size;
        }
        if (step >= steps * 2 / 3)
            for (int i = 0; i < NP; i++) sum[i] += t[i];
        if (step % 100 == 99) fprintf(stderr, "%d steps of %d\n", step + 1, steps);
    }
    for (int i = 0; i < NP; i++) t[i] = sum[i] / (steps - steps * 2 / 3);
}

int main(int count, char **words) {
    Numbers t;
    if (count != 3) return 2;
    for (int die = 0; die < DICE; die++)
        for (int side = 0; side < SIDES; side++)
            if (scanf("%d", &faces[die][side]) != 1) return 2;
    for (int i = 0; i < NP; i++)
        if (scanf("%lf", &t[i]) != 1) return 2;
    fit(t, atoi(words[1]), atoi(words[2]));
    for (int i = 0; i < NP; i++) printf("%.4f\n", t[i]);
    return 0;
}
