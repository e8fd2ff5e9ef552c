'use strict';

// A boardgame.io server on the loopback address; tells its usage over IPC.

const { Server } = require('boardgame.io/server');
const { cards } = require('./games');

const server = Server({ games: [cards], origins: [/^http:\/\/(localhost|127\.0\.0\.1)/] });

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  global.gc(); // after reading the CPU time, so as not to count it
  process.send({ rss: process.memoryUsage().rss, cpuSeconds: (user + system) / 1e6 });
});

// The lobby API gets a port of its own: with what a fresh install of boardgame.io 0.50.2 brings,
// its routes on the game's port all answer 404.
const anyPort = { host: '127.0.0.1', port: 0 };
server
  .run({ port: anyPort, lobbyConfig: { apiPort: anyPort } })
  .then(({ appServer, apiServer }) =>
    process.send({ port: appServer.address().port, lobbyPort: apiServer.address().port })
  );
