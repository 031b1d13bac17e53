// The peer of the load test: boardgame.io's own server with the tic-tac-toe of its tutorial, in memory.
const { createRequire } = require("node:module");
const [folder, port] = process.argv.slice(2);
const peer = createRequire(`${folder}/package.json`);
const { Server } = peer("boardgame.io/server");
const { INVALID_MOVE } = peer("boardgame.io/core");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (LINES.some((line) => G.cells[line[0]] !== null && line.every((i) => G.cells[i] === G.cells[line[0]]))) {
      return { winner: ctx.currentPlayer };
    }
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const server = Server({ games: [TicTacToe], origins: [/.*/] });
server.run({ port: Number(port), lobbyConfig: { apiPort: 0 } });
