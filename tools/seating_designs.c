/* Searches tables for one number of people and of rounds: `seating_designs PEOPLE ROUNDS BEST LEAST MOST`.

   Two people of a round change tables, accepted by simulated annealing. A pair pays 0, 1, 4, 9 ... for each further
   meeting, somebody at smaller tables pays the square of how often. Only tables at which everybody sits at smaller ones
   as often as the others, or once less, are kept; of those the cheapest of four searches is printed: the sizes, then
   the people of each round, letters by table. The same arguments print the same. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PEOPLE = 48, ROUNDS = 12, TABLES = 20, SEATS = 8, SEARCHES = 4, STEPS = 2500000, RETUNE = 1024, STEEP = 64 };
static const double HOT = 0.6, COLD = 0.1;
static const int PRICE[] = {0, 1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121};
static const char NAMES[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnop";

static uint64_t state[2];
static int people, rounds, tables, larger, size[TABLES];
static int seated[ROUNDS][TABLES][SEATS], where[ROUNDS][PEOPLE], seat[ROUNDS][PEOPLE];
static int meet[PEOPLE][PEOPLE], small[PEOPLE];

static uint64_t draw(void) { /* xorshift128+ */
    uint64_t a = state[0], b = state[1];
    state[0] = b;
    a ^= a << 23;
    state[1] = a ^ b ^ (a >> 18) ^ (b >> 5);
    return state[1] + b;
}

static void divide(int best, int least, int most) { /* sizes as near as can be to the best */
    double cheapest = 1e9;
    for (int count = 1; count <= people; count++) {
        int each = people / count, rest = people % count;
        if (each < least || each + (rest > 0) > most) continue;
        double cost = (count - rest) * (each - best) * (each - best) + rest * (each + 1 - best) * (each + 1 - best);
        if (cost < cheapest) cheapest = cost, tables = count;
    }
    larger = people % tables;
    for (int table = 0; table < tables; table++) size[table] = people / tables + (table < larger);
}

static void begin(void) { /* rounds by lot, at smaller tables whoever sat there least */
    memset(meet, 0, sizeof meet);
    memset(small, 0, sizeof small);
    for (int round = 0; round < rounds; round++) {
        int order[PEOPLE], next = 0;
        for (int i = 0; i < people; i++) order[i] = i;
        for (int i = people - 1; i > 0; i--) {
            int j = draw() % (i + 1), one = order[i];
            order[i] = order[j], order[j] = one;
        }
        for (int i = 1; larger && i < people; i++) {
            int one = order[i], j = i;
            for (; j > 0 && small[order[j - 1]] < small[one]; j--) order[j] = order[j - 1];
            order[j] = one;
        }
        for (int table = 0; table < tables; table++) {
            for (int i = 0; i < size[table]; i++) {
                int one = order[next++];
                seated[round][table][i] = one, where[round][one] = table, seat[round][one] = i;
                small[one] += larger && table >= larger;
            }
            for (int i = 0; i < size[table]; i++)
                for (int j = 0; j < size[table]; j++)
                    if (i != j) meet[seated[round][table][i]][seated[round][table][j]]++;
        }
    }
}

static int exchanged(int round, int table, int leaves, int comes) { /* what it costs that one takes the other's seat */
    int cost = 0;
    for (int i = 0; i < size[table]; i++) {
        int other = seated[round][table][i];
        if (other != leaves) cost += PRICE[meet[comes][other]] - PRICE[meet[leaves][other] - 1];
    }
    return cost;
}

static void exchange(int round, int table, int leaves, int comes) {
    for (int i = 0; i < size[table]; i++) {
        int other = seated[round][table][i];
        if (other == leaves) continue;
        meet[leaves][other]--, meet[other][leaves]--, meet[comes][other]++, meet[other][comes]++;
    }
}

static long search(int found[ROUNDS][TABLES][SEATS]) {
    long cost = 0, uneven = 0, even, cheapest = 1000000000;
    double accept[STEEP];
    begin();
    int all = larger ? (tables - larger) * size[tables - 1] * rounds : 0, each = all / people;
    even = (long)each * each * (people - all % people) + (long)(each + 1) * (each + 1) * (all % people);
    for (int i = 0; i < people; i++) {
        uneven += small[i] * small[i];
        for (int j = 0; j < i; j++)
            for (int times = 0; times < meet[i][j]; times++) cost += PRICE[times];
    }
    for (long step = 0; step < STEPS; step++) {
        if (step % RETUNE == 0)
            for (int i = 0; i < STEEP; i++) accept[i] = exp(-i / (HOT * pow(COLD / HOT, (double)step / STEPS)));
        uint64_t luck = draw();
        int round = (luck & 0xffff) * rounds >> 16, one = ((luck >> 16) & 0xffff) * people >> 16;
        int two = ((luck >> 32) & 0xffff) * people >> 16, here = where[round][one], there = where[round][two], shift = 0;
        if (here == there) continue;
        int worse = exchanged(round, here, one, two) + exchanged(round, there, two, one);
        int turn = larger ? (there >= larger) - (here >= larger) : 0;
        if (turn) shift = 2 * turn * (small[one] - small[two]) + 2;
        worse += shift;
        if (worse > 0 && (worse >= STEEP || (luck >> 48) / 65536.0 >= accept[worse])) continue;
        exchange(round, here, one, two);
        exchange(round, there, two, one);
        int own = seat[round][one], other = seat[round][two];
        seated[round][here][own] = two, seated[round][there][other] = one;
        where[round][one] = there, where[round][two] = here, seat[round][one] = other, seat[round][two] = own;
        small[one] += turn, small[two] -= turn;
        uneven += shift, cost += worse - shift;
        if (uneven == even && cost < cheapest) cheapest = cost, memcpy(found, seated, sizeof seated);
    }
    return cheapest;
}

int main(int count, char **words) {
    static int found[ROUNDS][TABLES][SEATS], best[ROUNDS][TABLES][SEATS];
    if (count != 6) return 2;
    people = atoi(words[1]), rounds = atoi(words[2]);
    divide(atoi(words[3]), atoi(words[4]), atoi(words[5]));
    state[0] = 0x9E3779B97F4A7C15ULL + 1, state[1] = 88172645463325252ULL;
    for (int i = 0; i < 50; i++) draw();
    long cheapest = 1000000000;
    for (int i = 0; i < SEARCHES && cheapest; i++) {
        long cost = search(found);
        if (cost < cheapest) cheapest = cost, memcpy(best, found, sizeof best);
    }
    for (int table = 0; table < tables; table++) printf("%d", size[table]);
    for (int round = 0; round < rounds; round++) {
        putchar(round ? '.' : ' ');
        for (int table = 0; table < tables; table++)
            for (int i = 0; i < size[table]; i++) putchar(NAMES[best[round][table][i]]);
    }
    putchar('\n');
    return 0;
}
