'use strict';

// Drives our server as its own client does: tables are made and joined over HTTP, then each player
// has one WebSocket. Moves are chosen at random among those that the scenes offer.

const { spawn } = require('child_process');
const fs = require('fs');
const { end, whileAlive, within } = require('./patience.js');

// Starts one server process; its port is known once it listens.
async function startProcess(words) {
  const child = spawn(words[0], words.slice(1), { stdio: ['ignore', 'pipe', 'inherit'] });
  process.on('exit', () => child.kill('SIGKILL'));
  let printed = '';
  const listening = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.stdout.on('data', (text) => {
      printed += text;
      const found = /http:\/\/127\.0\.0\.1:(\d+)\s/.exec(printed);
      if (found) resolve(Number(found[1]));
    });
  });
  const port = await within(
    'the server to say where it listens',
    whileAlive(child, 'the server', listening)
  );
  return { child, port };
}

// Several processes share one database, and the players of a match sit at different ones.
async function start({ game, command, tie, processes }) {
  const servers = [];
  while (servers.length < processes) servers.push(await startProcess([...tie, ...command]));
  const { port } = servers[0];
  const WebSocket = require('ws');
  const seats = []; // of tables in play, for the reconnects
  const spares = [];
  let openedMeanwhile = 0;
  const open = new Set();

  async function post(route, body) {
    const asked = fetch(`http://127.0.0.1:${port}/api/${route}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const response = await within(`the answer to ${route}`, asked);
    if (!response.ok) throw new Error(`${route}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  function openSocket(table, token, packed, heard, seat = 0) {
    const at = servers[seat % processes].port;
    const socket = new WebSocket(`ws://127.0.0.1:${at}/api/tables/${table}/socket`, {
      perMessageDeflate: false,
    });
    socket.on('message', heard);
    open.add(socket);
    const opened = new Promise((resolve, reject) => {
      socket.once('open', () => {
        socket.send(JSON.stringify({ type: 'hello', token, packed }));
        resolve(socket);
      });
      socket.once('error', reject);
    });
    socket.on('close', (code, reason) => {
      open.delete(socket);
      if (!socket.unwanted) throw new Error(`the server closed a socket: ${code} ${reason}`);
    });
    return within(`a socket of table ${table}`, opened);
  }

  function letGo(socket) {
    socket.unwanted = true;
    socket.terminate();
  }

  // One table with both players. `told` is called for every scene.
  async function openTable() {
    const made = await post('tables', { game, sight: 'listed', undo: false });
    const joined = await post(`tables/${made.table}/join`, {});
    const table = { id: made.table, scenes: [null, null], told: () => {}, pong: () => {}, over: false };
    const tokens = [];
    tokens[made.seats[0]] = made.token;
    tokens[joined.seats[0]] = joined.token;
    table.tokens = tokens;
    let first;
    const begun = new Promise((resolve) => (first = resolve));
    table.sockets = await Promise.all(
      tokens.map((token, seat) =>
        openSocket(made.table, token, false, (text) => {
          const message = JSON.parse(text);
          if (message.type === 'pong') table.pong(message.ask);
          if (message.type === 'refused') throw new Error(String(text));
          if (message.type !== 'scene') return;
          table.scenes[seat] = message;
          if (message.view && message.view.outcome) table.over = true;
          if (table.scenes[0] && table.scenes[1]) first();
          table.told(seat);
        }, seat)
      )
    );
    await within(`the first scenes of table ${made.table}`, begun);
    await pastTheBeginning(table);
    seats.push([table, 0], [table, 1]);
    return table;
  }

  const isAsked = (table, seat) => (table.scenes[seat].view?.moves ?? []).length > 0;

  function act(table, seat) {
    const scene = table.scenes[seat];
    const moves = scene.view?.moves ?? [];
    if (!moves.length) throw new Error(`nobody is asked at ${table.id}, says scene ${scene.scene}`);
    const { action } = moves[Math.floor(Math.random() * moves.length)];
    table.sockets[seat].send(JSON.stringify({ type: 'act', scene: scene.scene, action }));
  }

  // Everything that was sent to this seat before is here when this returns.
  function caughtUp(table, seat) {
    const answered = new Promise((resolve) => (table.pong = resolve));
    table.sockets[seat].send(JSON.stringify({ type: 'ping' }));
    return within(`a pong for seat ${seat} at ${table.id}`, answered);
  }

  // What both answer at once and in secret, such as a choice of cards, is no part of the measure:
  // there the other player gets nothing.
  async function pastTheBeginning(table) {
    const both = () => table.scenes.some((scene) => (scene.view?.waiting_on ?? []).length > 1);
    while (both()) {
      const mover = isAsked(table, 0) ? 0 : 1;
      const answered = new Promise((resolve) => {
        table.told = (seat) => seat === mover && resolve();
      });
      act(table, mover);
      await within(`a scene after the choice of seat ${mover} at ${table.id}`, answered);
      await caughtUp(table, 1 - mover);
    }
    table.told = () => {};
  }

  async function openMatch(delivered) {
    const match = { waiting: false, ready: true, later: null, count: 0, mover: 0, heard: 0, heardAt: 0 };

    function take(table) {
      match.table = table;
      match.ready = true;
      const finish = (at) => {
        if (table.over) replace();
        delivered(match, at);
      };
      table.told = (seat) => {
        if (!match.waiting) return;
        match.heard |= 1 << seat;
        match.heardAt = performance.now();
        if (match.heard === 3) finish(match.heardAt);
        else if (seat === match.mover) {
          const { count } = match; // of this move, not of the one under way when it rings
          setTimeout(() => doubt(count), processes > 1 ? 1000 : 5);
        }
      };
      // Of some moves the other player may know nothing and gets nothing. A ping that is answered
      // without a scene before it proves that.
      const doubt = (count) => {
        if (!match.waiting || match.count !== count) return;
        table.sockets[1 - match.mover].send(JSON.stringify({ type: 'ping', ask: count }));
      };
      // An answer to an earlier doubt says nothing of this move.
      table.pong = (count) => {
        const alone = match.heard === 1 << match.mover;
        if (match.waiting && match.count === count && alone) finish(match.heardAt);
      };
      const { later } = match;
      match.later = null;
      if (later) later();
    }

    function replace() {
      match.ready = false;
      const spare = spares.pop();
      if (spare) {
        take(spare);
      } else {
        openedMeanwhile += 1;
        openTable().then(take);
      }
    }

    match.whenReady = (go) => {
      if (match.ready) go();
      else match.later = go;
    };
    match.move = () => {
      match.heard = 0;
      match.count += 1;
      match.mover = isAsked(match.table, 0) ? 0 : 1;
      act(match.table, match.mover);
    };
    match.close = () => match.table.sockets.forEach(letGo);
    take(await openTable());
    return match;
  }

  // Tables for those that end while it is measured, so that opening them is not.
  async function prepare(count) {
    while (spares.length < count) {
      const size = Math.min(25, count - spares.length);
      spares.push(...(await Promise.all(Array.from({ length: size }, openTable))));
    }
  }

  async function reconnectBytes() {
    let most = 0;
    for (const [table, seat] of seats.slice(0, 20)) {
      let heard;
      const first = new Promise((resolve) => (heard = resolve));
      const socket = await openSocket(table.id, table.tokens[seat], true, heard);
      const size = (await within(`the scene of a reconnect to ${table.id}`, first)).length;
      letGo(socket);
      most = Math.max(most, size);
    }
    return most;
  }

  // Of all processes together.
  async function usage() {
    const used = { rss: 0, cpuSeconds: 0 };
    for (const { child } of servers) {
      const pages = Number(fs.readFileSync(`/proc/${child.pid}/statm`, 'utf8').split(' ')[1]);
      const stat = fs.readFileSync(`/proc/${child.pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      used.rss += pages * 4096;
      used.cpuSeconds += (Number(fields[11]) + Number(fields[12])) / 100;
    }
    return used;
  }

  // What is still open is cut by the end of the server, and that is no fault.
  async function stop() {
    open.forEach((socket) => (socket.unwanted = true));
    await Promise.all(servers.map(({ child }) => end(child)));
  }

  // Tables for which there was no spare: their opening was measured along.
  const opened = () => openedMeanwhile;

  return { openMatch, prepare, opened, usage, reconnectBytes, stop };
}

module.exports = { start };
