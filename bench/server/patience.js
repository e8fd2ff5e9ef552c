'use strict';

// Nothing in a load may wait for ever: every wait has a limit and a sentence for when it is over.

let patience = 60;

// Seconds that any single answer may take.
function setPatience(seconds) {
  patience = seconds;
}

// The promise itself, or an error that says what was waited for.
function within(what, promise, seconds = patience) {
  let timer;
  const limit = new Promise((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`waited ${seconds} s in vain for ${what}`)),
      seconds * 1000
    );
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

// A child that has ended answers nobody: its end breaks whatever is awaited.
function whileAlive(child, name, promise) {
  if (child.exitCode !== null || child.signalCode !== null) {
    return Promise.reject(new Error(`${name} has ended already`));
  }
  let gone;
  const ended = new Promise((_, reject) => {
    gone = (code, signal) => reject(new Error(`${name} ended: ${signal ?? `code ${code}`}`));
    child.once('exit', gone);
  });
  return Promise.race([promise, ended]).finally(() => child.off('exit', gone));
}

// Kills a child and returns when it is gone.
async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await within('a server to end', ended);
}

module.exports = { setPatience, within, whileAlive, end };
