import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './tree.mjs';

/** A reason to stop that whoever typed the command can act on; printed as one line. */
export class LaunchError extends Error {}

/** The command was interrupted; carries the exit code that says so. */
export class Interrupted extends Error {
  constructor(signal, exitCode = 128 + constants.signals[signal]) {
    super(signal);
    this.exitCode = exitCode;
  }
}

/** The server gives its last requests, its jobs and the database time to finish. */
const mayTakeToEnd = 30_000;

const running = new Set();
/** Those with a process group of their own. */
const leaders = new WeakSet();
let interruptedBy;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);

// The shell in which npm runs scripts dies of a signal without passing it on.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && interrupt('SIGTERM'), 200).unref();
}

/** Once is enough: npm passes on a Ctrl-C that the terminal has already sent to everybody. */
function interrupt(signal) {
  if (interruptedBy) return;
  interruptedBy = signal;
  // Programs know how to end on the other two; a closed terminal means the same to them.
  endTheRest(signal === 'SIGHUP' ? 'SIGTERM' : signal);
}

/** Asks every program that still runs to end. */
export function endTheRest(signal = 'SIGTERM') {
  for (const child of running) {
    child.kill(signal);
    setTimeout(killAll, mayTakeToEnd, child).unref();
  }
}

/**
 * Runs a program to its end and hands interruptions on to it. Resolves to its exit code.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {object} [options]
 * @param {Record<string, string | undefined>} [options.env] added to the environment
 * @param {'inherit' | 'pipe'} [options.output] 'pipe' collects it instead of showing it
 * @param {boolean} [options.apart] in a process group of its own, which a terminal's Ctrl-C does not reach
 *   and of which nothing is left when the program has ended
 * @param {number} [options.seconds] the longest it may take
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, args, options = {}) {
  const { env, output = 'inherit', apart = false, seconds } = options;
  if (interruptedBy) return Promise.reject(new Interrupted(interruptedBy));
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: output === 'pipe' ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      detached: apart,
    });
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    running.add(child);
    if (apart) leaders.add(child);
    const limit = seconds && setTimeout(killAll, seconds * 1000, child);
    const settle = (act) => {
      clearTimeout(limit);
      running.delete(child);
      act();
    };
    child.once('error', (error) => settle(() => reject(error)));
    child.once('close', (code, signal) =>
      settle(() => {
        if (apart) killAll(child);
        const exitCode = code ?? 128 + constants.signals[signal];
        if (interruptedBy) reject(new Interrupted(interruptedBy, exitCode));
        else resolve({ code: exitCode, output: Buffer.concat(chunks).toString() });
      }),
    );
  });
}

function killAll(child) {
  try {
    process.kill(leaders.has(child) ? -child.pid : child.pid, 'SIGKILL');
  } catch {
    // Nobody is left.
  }
}

/** Runs a command's main function; turns what it throws into a line and an exit code. */
export async function main(command) {
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    if (error instanceof Interrupted) process.exitCode = error.exitCode;
    else if (error instanceof LaunchError) {
      console.error(`groundswell: ${error.message}`);
      process.exitCode = 1;
    } else throw error;
  }
}
