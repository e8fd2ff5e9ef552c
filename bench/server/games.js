'use strict';

// The peer's game: the state of a small card battle with two hidden hands and decks and a board,
// about what a match of Gwint holds.

const { PlayerView, INVALID_MOVE } = require('boardgame.io/core');

const makeCard = (owner, index) => ({
  id: `${owner}-${index}`,
  name: `Card number ${index}`,
  power: index % 12,
  row: ['melee', 'ranged', 'siege'][index % 3],
  ability: index % 4 ? null : 'bond',
});

const cards = {
  name: 'cards',
  setup: ({ random }) => {
    const G = { secret: { decks: {} }, players: {}, board: { 0: [], 1: [] }, played: 0 };
    for (const owner of ['0', '1']) {
      const deck = random.Shuffle(Array.from({ length: 25 }, (_, index) => makeCard(owner, index)));
      G.players[owner] = { hand: deck.splice(0, 10), score: 0 };
      G.secret.decks[owner] = deck;
    }
    return G;
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID }, position) => {
        const own = G.players[playerID];
        if (!own.hand[position]) return INVALID_MOVE;
        const [card] = own.hand.splice(position, 1);
        G.board[playerID].push(card);
        own.score += card.power;
        // Cards come back, so that a match goes on for as long as it is measured.
        const deck = G.secret.decks[playerID];
        own.hand.push(deck.shift());
        if (G.board[playerID].length > 10) deck.push(G.board[playerID].shift());
        G.played += 1;
      },
    },
  },
};

module.exports = { cards };
