// An example bot for Tafelrunde in JavaScript: it needs nothing but Node.
//
//     tafelrunde play schildwall --level "program:node examples/bots/thrifty.js"
//
// It is thrifty: it takes the legal action with the lowest number, which in most games is the
// cheapest card or a pass. The protocol is told in docs/protocol.md.

const { createInterface } = require("node:readline");

const say = (word, value) =>
  console.log(value === undefined ? word : `${word} ${JSON.stringify(value)}`);

let legal = [];

createInterface({ input: process.stdin }).on("line", (line) => {
  const blank = line.indexOf(" ");
  const word = blank < 0 ? line.trim() : line.slice(0, blank);
  const value = blank < 0 ? undefined : JSON.parse(line.slice(blank + 1));
  if (word === "hello") {
    say("id", { name: "Thrifty", author: "the Tafelrunde examples" });
    say("ready");
  } else if (word === "newgame") {
    say("ready");
  } else if (word === "legal") {
    legal = value;
  } else if (word === "go") {
    say("best", { action: Math.min(...legal.map((move) => move.action)) });
  } else if (word === "quit") {
    process.exit(0);
  }
});
