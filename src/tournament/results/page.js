"use strict";
const games = JSON.parse(document.getElementById("games").textContent);
const element = (id) => document.getElementById(id);
let game = null;
let at = 0;

function show() {
  if (!game) return;
  at = Math.max(0, Math.min(at, game.boards.length - 1));
  element("title").textContent = game.title;
  element("board").textContent = game.boards[at];
  const over = at === game.boards.length - 1 && game.detail ? " " + game.detail : "";
  element("ply").textContent = at + " / " + (game.boards.length - 1) + over;
  const moves = element("moves");
  moves.replaceChildren();
  game.plies.forEach((ply, n) => {
    const link = document.createElement("a");
    link.textContent = ply;
    link.href = "#game-" + game.number + "-" + (n + 1);
    link.className = n + 1 === at ? "now" : "";
    moves.append(link, " ");
  });
}

// The address says which board is shown, so it can be sent to somebody: #game-12-7.
function follow() {
  const [, number, ply] = /^#game-(\d+)(?:-(\d+))?$/.exec(location.hash) || [];
  game = games.find((one) => one.number === Number(number)) || games[0] || null;
  at = ply === undefined ? 0 : Number(ply);
  show();
}

const step = (to) => () => {
  if (!game) return;
  at = Math.max(0, Math.min(to(), game.boards.length - 1));
  history.replaceState(null, "", "#game-" + game.number + "-" + at);
  show();
};
element("begin").onclick = step(() => 0);
element("back").onclick = step(() => at - 1);
element("next").onclick = step(() => at + 1);
element("end").onclick = step(() => Infinity);
document.onkeydown = (key) => {
  if (key.key === "ArrowLeft") step(() => at - 1)();
  if (key.key === "ArrowRight") step(() => at + 1)();
};
window.onhashchange = follow;
follow();
