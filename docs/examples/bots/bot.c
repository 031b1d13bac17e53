/* A bot in C, without any library: cc -O2 -o bot bot.c; bedesten play --new --bots exec:./bot
 *
 * It plays at random, and shows how little a program needs: of each question only the id and the numbers of the moves,
 * which a few string searches find. A real one would use a JSON library. See docs/protocol.md.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint32_t luck = 1;

static uint32_t below(uint32_t n) {
    luck = luck * 1664525u + 1013904223u;
    return (uint32_t)(((uint64_t)luck * n) >> 32);
}

/* The number after a key such as "id": from a place in the text on; -1 if there is none. */
static long number_after(const char *text, const char *key) {
    const char *found = strstr(text, key);
    return found ? strtol(found + strlen(key), NULL, 10) : -1;
}

static int is_type(const char *line, const char *type) {
    char wanted[40];
    snprintf(wanted, sizeof wanted, "\"type\":\"%s\"", type);
    return strstr(line, wanted) != NULL;
}

static void choose(const char *line) {
    long chosen = -1;
    uint32_t seen = 0;
    const char *move = strstr(line, "\"moves\":");
    while (move && (move = strstr(move, "\"move\":"))) {
        move += strlen("\"move\":");
        seen++;
        if (below(seen) == 0) chosen = strtol(move, NULL, 10); /* each of those seen so far is as likely */
    }
    printf("{\"type\":\"move\",\"id\":%ld,\"move\":%ld}\n", number_after(line, "\"id\":"), chosen);
}

int main(void) {
    char *line = NULL;
    size_t size = 0;
    while (getline(&line, &size, stdin) > 0) {
        if (is_type(line, "hello")) {
            puts("{\"type\":\"hello\",\"protocol\":1,\"name\":\"bot.c\"}");
        } else if (is_type(line, "game")) {
            luck = (uint32_t)number_after(line, "\"seed\":");
            puts("{\"type\":\"ready\"}");
        } else if (is_type(line, "choose")) {
            choose(line);
        } else if (is_type(line, "quit")) {
            break;
        } else {
            puts("{\"type\":\"error\",\"message\":\"no such message\"}");
        }
        fflush(stdout);
    }
    free(line);
    return 0;
}
