'use strict';

// Many two-player matches at once against one server on the loopback address; one JSON line a run.
//
//   node load.js --driver boardgameio --mode saturated --matches 200 --seconds 8
//
// saturated: every match always has one move under way.
// paced:     every match makes --rate moves a second, their starts spread evenly.
//
// A move's latency runs from sending it to BOTH players having what follows from it.

const fs = require('fs');
const { parseArgs } = require('util');
const { setPatience } = require('./patience.js');

const { values: options } = parseArgs({
  options: {
    driver: { type: 'string' },
    game: { type: 'string', default: '' },
    mode: { type: 'string', default: 'saturated' },
    matches: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '8' },
    warmup: { type: 'string', default: '2' },
    rate: { type: 'string', default: '1' },
    spares: { type: 'string', default: '0' },
    processes: { type: 'string', default: '1' },
    patience: { type: 'string', default: '60' },
    command: { type: 'string', multiple: true, default: [] },
    tie: { type: 'string', multiple: true, default: [] },
  },
});
setPatience(Number(options.patience));

const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
const now = () => performance.now();

function quantile(sorted, share) {
  if (!sorted.length) return null;
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

// CPU seconds that all processes of the machine have used: shows who else is at work.
function machineCpu() {
  const [user, nice, system, , , irq, softirq] = fs
    .readFileSync('/proc/stat', 'utf8')
    .split('\n')[0]
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return (user + nice + system + irq + softirq) / 100;
}

async function main() {
  const driver = require(`./${options.driver}.js`);
  const count = Number(options.matches);
  const { game, command, tie } = options;
  const processes = Number(options.processes);
  const server = await driver.start({ game, command, tie, processes });
  const latencies = [];
  let measuring = false;
  let running = false;
  let late = 0;
  try {
    const empty = await server.usage();

    function begin(match) {
      match.waiting = true;
      match.sentAt = now();
      match.move();
    }

    // The driver calls this when both players have what the move led to.
    function delivered(match, at = now()) {
      if (!match.waiting) return;
      match.waiting = false;
      if (measuring) latencies.push(at - match.sentAt);
      if (running && options.mode === 'saturated') match.whenReady(() => begin(match));
    }

    const openingAt = now();
    const matches = [];
    while (matches.length < count) {
      const size = Math.min(25, count - matches.length);
      matches.push(
        ...(await Promise.all(Array.from({ length: size }, () => server.openMatch(delivered))))
      );
    }
    const openSeconds = (now() - openingAt) / 1000;
    await sleep(0.5);
    const idle = await server.usage();

    if (options.spares !== '0' && server.prepare) await server.prepare(Number(options.spares));

    running = true;
    if (options.mode === 'saturated') {
      for (const match of matches) match.whenReady(() => begin(match));
    } else {
      // By the clock, not one after the other: what a stall of this process has thrown together
      // would else come at once in every period from then on.
      const period = 1000 / Number(options.rate);
      const begunAt = now();
      matches.forEach((match, index) => {
        let due = begunAt + (period * index) / count;
        const tick = () => {
          if (!running) return;
          if (match.waiting) late += 1;
          else match.whenReady(() => begin(match));
          due += period;
          setTimeout(tick, due - now());
        };
        setTimeout(tick, due - now());
      });
    }
    await sleep(Number(options.warmup));
    const before = await server.usage();
    const ownBefore = process.cpuUsage();
    const machineBefore = machineCpu();
    measuring = true;
    const startedAt = now();
    await sleep(Number(options.seconds));
    measuring = false;
    const elapsed = (now() - startedAt) / 1000;
    const ownUsed = process.cpuUsage(ownBefore);
    const machineUsed = machineCpu() - machineBefore;
    const after = await server.usage();
    running = false;
    await sleep(0.3);
    const stuck = matches.filter((match) => match.waiting).length;
    for (const match of matches) match.close();

    latencies.sort((a, b) => a - b);
    const cpu = after.cpuSeconds - before.cpuSeconds;
    const own = (ownUsed.user + ownUsed.system) / 1e6;
    const perMatch = (usage) => (usage.rss - empty.rss) / 1024 / count;
    console.log(
      JSON.stringify({
        driver: options.driver,
        game: options.game,
        mode: options.mode,
        matches: count,
        processes,
        moves: latencies.length,
        moves_per_second: latencies.length / elapsed,
        cpu_ms_per_move: (cpu * 1000) / Math.max(1, latencies.length),
        cpu_share: cpu / elapsed,
        p50_ms: quantile(latencies, 0.5),
        p99_ms: quantile(latencies, 0.99),
        max_ms: quantile(latencies, 1),
        late,
        stuck,
        opened_per_second: count / openSeconds,
        opened_meanwhile: server.opened ? server.opened() : 0,
        empty_mib: empty.rss / 2 ** 20,
        resident_mib: after.rss / 2 ** 20,
        idle_kib_per_match: perMatch(idle),
        after_kib_per_match: perMatch(after),
        reconnect_bytes: server.reconnectBytes ? await server.reconnectBytes() : null,
        client_cpu_share: own / elapsed,
        other_cpu_share: Math.max(0, machineUsed - cpu - own) / elapsed,
      })
    );
  } finally {
    await server.stop();
  }
}

// Whatever goes wrong, also in what a socket or a timer calls, ends the run with a sentence.
function fail(error) {
  console.error(`load: ${options.driver} ${options.game}, ${options.mode}: ${error.message}`);
  process.exit(1);
}

process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
main().then(() => process.exit(0), fail);
