// A bot in JavaScript: bedesten play --new --bots 'exec:node bot.js'
// It goes where it has not been lately, takes what it can get, and declines only what it must. See docs/protocol.md.
const readline = require("node:readline");

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");
let luck = 1;
let visited = [];

function random() {
    // A small generator of our own, so that the same seed plays the same game.
    luck = (Math.imul(luck, 1664525) + 1013904223) >>> 0;
    return luck / 2 ** 32;
}

function worth({ phrase }) {
    if (phrase.declines) return -1;
    if (phrase.verb === "go") return 5 - visited.lastIndexOf(phrase.place);
    return 1;
}

function choose(message) {
    const rated = message.moves.map((move) => [worth(move) + random(), move]);
    rated.sort((a, b) => b[0] - a[0]);
    const best = rated[0][1];
    if (best.phrase.verb === "go") visited = [...visited, best.phrase.place].slice(-5);
    return best.text;
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
    const message = JSON.parse(line);
    if (message.type === "hello") {
        say({ type: "hello", protocol: 1, name: "bot.js", wants: ["phrases"] });
    } else if (message.type === "game") {
        luck = message.seed >>> 0;
        visited = [];
        say({ type: "ready" });
    } else if (message.type === "choose") {
        say({ type: "move", id: message.id, move: choose(message) });
    } else if (message.type === "quit") {
        process.exit(0);
    } else {
        say({ type: "error", id: message.id, message: `no message of type ${message.type}` });
    }
});
