'use strict';

// Drives a boardgame.io server as its own client does: matches are made and joined over its lobby
// API, then each player has one socket.io connection with 'sync' and 'update' events.

const { fork } = require('child_process');
const path = require('path');
const { io } = require('socket.io-client');
const { end, whileAlive, within } = require('./patience.js');

async function start({ game, tie }) {
  const [program, ...words] = [...tie, process.execPath, '--expose-gc'];
  const child = fork(path.join(__dirname, 'boardgameio_server.js'), [], {
    execPath: program,
    execArgv: words,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  process.on('exit', () => child.kill('SIGKILL'));
  const answer = (what) => {
    const message = new Promise((resolve) => child.once('message', resolve));
    return within(what, whileAlive(child, 'the server', message));
  };
  const { port, lobbyPort } = await answer('the server to say where it listens');

  async function post(route, body) {
    const asked = fetch(`http://127.0.0.1:${lobbyPort}/games/${game}/${route}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const response = await within(`the answer to ${route}`, asked);
    if (!response.ok) throw new Error(`${route}: ${response.status}`);
    return response.json();
  }

  async function openMatch(delivered) {
    const { matchID } = await post('create', { numPlayers: 2 });
    const match = { stateID: 0, turn: 0, updates: 0 };
    match.sockets = await Promise.all(
      [0, 1].map(async (seat) => {
        const playerID = String(seat);
        const { playerCredentials } = await post(`${matchID}/join`, {
          playerID,
          playerName: `player ${seat}`,
        });
        const socket = io(`http://127.0.0.1:${port}/${game}`, {
          transports: ['websocket'],
          forceNew: true,
        });
        socket.credentials = playerCredentials;
        socket.on('update', (id, state) => {
          match.stateID = state._stateID;
          match.updates += 1;
          if (match.updates < 2) return;
          match.updates = 0;
          match.turn = 1 - match.turn;
          delivered(match);
        });
        const synced = new Promise((resolve, reject) => {
          socket.on('connect_error', reject);
          socket.on('connect', () =>
            socket.emit('sync', matchID, playerID, playerCredentials, 2)
          );
          socket.once('sync', (id, info) => {
            match.stateID = info.state._stateID;
            resolve();
          });
        });
        await within(`the first state of match ${matchID}`, synced);
        return socket;
      })
    );
    match.whenReady = (go) => go();
    match.move = () => {
      const playerID = String(match.turn);
      const { credentials } = match.sockets[match.turn];
      const payload = { type: 'play', args: [0], playerID, credentials };
      const action = { type: 'MAKE_MOVE', payload };
      match.sockets[match.turn].emit('update', action, match.stateID, matchID, playerID);
    };
    match.close = () => match.sockets.forEach((socket) => socket.close());
    return match;
  }

  async function usage() {
    child.send({});
    return answer("the server's usage");
  }

  return { openMatch, usage, stop: () => end(child) };
}

module.exports = { start };
