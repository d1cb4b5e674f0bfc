/* The yardstick in C: the fight of yardstick.py with structs, an agent as a function pointer, and a listener tested for NULL
   (nobody listens; gcc's code is a quarter faster with the tests than without, so they stay).
   Arguments: fights, seed. Prints: attack rolls, seconds of this processor. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PIERCING = 10, EYE = 11, RUNE = 12, HEROES = 4, ORCS = 6 };

typedef struct { uint32_t s0, s1, s2, s3; } Dice;

static uint32_t mix(uint32_t seed, uint32_t i) {
    uint32_t x = seed + i * 0x9E3779B9u;
    x = (x ^ x >> 16) * 0x7FEB352Du;
    x = (x ^ x >> 15) * 0x46D3F0EDu;
    return x ^ x >> 16;
}
static inline uint32_t rotl(uint32_t x, int k) { return x << k | x >> (32 - k); }
static inline uint32_t next(Dice *d) {
    uint32_t r = rotl(d->s0 + d->s3, 7) + d->s0, t = d->s1 << 9;
    d->s2 ^= d->s0; d->s3 ^= d->s1; d->s1 ^= d->s2; d->s0 ^= d->s3;
    d->s2 ^= t; d->s3 = rotl(d->s3, 11);
    return r;
}
static inline int below(Dice *d, uint32_t n) { return (int)((uint64_t)next(d) * n >> 32); }

typedef struct {
    const char *name;
    int strength, prof, parry, armour, damage, injury, load, max_wounds, endurance, wounds, out;
} Fighter;

typedef struct Fight Fight;
typedef int (*Agent)(Fight *, Fighter *, Fighter **, int);
typedef void (*Listener)(const char *, int, const char *, const char *, int);
struct Fight {
    Fighter heroes[HEROES], orcs[ORCS];
    Agent hero_agent, orc_agent;
    Dice *dice;
    Listener listener;
    int round;
    int64_t attacks;
};

static void emit(Fight *f, const char *kind, Fighter *a, Fighter *t, int amount) {
    f->listener(kind, f->round, a->name, t->name, amount);
}
int weakest(Fight *fight, Fighter *actor, Fighter **options, int n) {
    int best = 0;
    for (int i = 1; i < n; i++)
        if (options[i]->endurance < options[best]->endurance) best = i;
    return best;
}
static void pierce(Fight *fight, Fighter *actor, Fighter *target) {
    Dice *d = fight->dice;
    int weary = target->endurance <= target->load;
    int feat = below(d, 12) + 1, total = feat <= 10 ? feat : 0;
    for (int i = 0; i < target->armour; i++) {
        int face = below(d, 6) + 1;
        if (face > 3 || !weary) total += face;
    }
    if (feat == RUNE || total >= actor->injury) {
        if (fight->listener) emit(fight, "protected", actor, target, total);
        return;
    }
    target->wounds++;
    if (fight->listener) emit(fight, "wound", actor, target, total);
}
static void attack(Fight *fight, Fighter *actor, Fighter *target) {
    fight->attacks++;
    Dice *d = fight->dice;
    int weary = actor->endurance <= actor->load;
    int feat = below(d, 12) + 1, total = feat <= 10 ? feat : 0, icons = 0;
    for (int i = 0; i < actor->prof; i++) {
        int face = below(d, 6) + 1;
        if (face == 6) icons++;
        if (face > 3 || !weary) total += face;
    }
    if (feat != RUNE && total < 20 - actor->strength + target->parry) {
        if (fight->listener) emit(fight, "miss", actor, target, total);
        return;
    }
    int damage = actor->damage + icons * actor->strength;
    target->endurance -= damage;
    if (fight->listener) emit(fight, "hit", actor, target, damage);
    if (feat == PIERCING || feat == RUNE) pierce(fight, actor, target);
    if (target->endurance <= 0 || target->wounds >= target->max_wounds) {
        target->out = 1;
        if (fight->listener) emit(fight, "out", actor, target, target->wounds);
    }
}
static void act(Fight *fight, Fighter *side, int n, Fighter *foes, int m, Agent agent) {
    for (int i = 0; i < n; i++) {
        if (side[i].out) continue;
        Fighter *options[ORCS];
        int k = 0;
        for (int j = 0; j < m; j++) if (!foes[j].out) options[k++] = &foes[j];
        if (!k) return;
        attack(fight, &side[i], options[agent(fight, &side[i], options, k)]);
    }
}
static int standing(Fighter *side, int n) {
    for (int i = 0; i < n; i++) if (!side[i].out) return 1;
    return 0;
}
static int run(Fight *f, int max_rounds) {
    while (f->round < max_rounds) {
        f->round++;
        act(f, f->heroes, HEROES, f->orcs, ORCS, f->hero_agent);
        if (!standing(f->orcs, ORCS)) return 0;
        act(f, f->orcs, ORCS, f->heroes, HEROES, f->orc_agent);
        if (!standing(f->heroes, HEROES)) return 1;
    }
    return 2;
}
static const Fighter COMPANY[HEROES] = {
    {"Beran", 7, 4, 2, 3, 6, 16, 12, 2, 24}, {"Lifstan", 7, 3, 2, 2, 7, 16, 10, 2, 22},
    {"Tauriel", 6, 4, 2, 2, 5, 14, 8, 2, 20}, {"Bilbo", 6, 3, 3, 1, 5, 14, 6, 2, 18},
};
static const Fighter WARBAND[ORCS] = {
    {"Orc chieftain", 7, 3, 2, 3, 7, 16, 5, 1, 22},
    {"Orc guard", 7, 3, 2, 2, 6, 16, 4, 1, 17}, {"Orc guard", 7, 3, 2, 2, 6, 16, 4, 1, 17},
    {"Goblin archer", 6, 2, 1, 1, 5, 14, 2, 1, 14}, {"Goblin archer", 6, 2, 1, 1, 5, 14, 2, 1, 14},
    {"Goblin archer", 6, 2, 1, 1, 5, 14, 2, 1, 14},
};

static void init(Dice *d, uint32_t seed) { d->s0 = mix(seed, 1); d->s1 = mix(seed, 2); d->s2 = mix(seed, 3); d->s3 = mix(seed, 4); }
/* volatile: or the compiler would inline the policy and drop the listener */
Agent volatile agent = weakest;
Listener volatile nobody = 0;
static int64_t play(int64_t fights, Dice *dice) {
    Agent playing = agent;
    Listener listener = nobody;
    int64_t attacks = 0;
    for (int64_t i = 0; i < fights; i++) {
        Fight f = {.hero_agent = playing, .orc_agent = playing, .dice = dice, .listener = listener};
        memcpy(f.heroes, COMPANY, sizeof COMPANY);
        memcpy(f.orcs, WARBAND, sizeof WARBAND);
        run(&f, 100);
        attacks += f.attacks;
    }
    return attacks;
}
int main(int argc, char **argv) {
    if (argc != 3) return 2;
    int64_t fights = atoll(argv[1]);
    Dice dice;
    init(&dice, (uint32_t)atoll(argv[2]));
    play(fights / 50 + 1, &dice);
    struct timespec a, b;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &a);
    int64_t attacks = play(fights, &dice);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &b);
    printf("%lld %.9f\n", (long long)attacks, (double)(b.tv_sec - a.tv_sec) + (double)(b.tv_nsec - a.tv_nsec) * 1e-9);
    return 0;
}
