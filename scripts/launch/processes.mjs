import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './tree.mjs';

/** An error that the user can fix; printed as one line. */
export class LaunchError extends Error {}

/** The command was interrupted; has the matching exit code. */
class Interrupted extends Error {
  constructor(signal, exitCode = 128 + constants.signals[signal]) {
    super(signal);
    this.exitCode = exitCode;
  }
}

/** Time-out for a graceful shutdown of requests, jobs and the database. */
const SHUTDOWN_TIMEOUT_MS = 30_000;

const running = new Set();
/** Child processes with a separate process group. */
const leaders = new WeakSet();
let interruptedBy;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);

// npm's shell exits on a signal without forwarding it.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && interrupt('SIGTERM'), 200).unref();
}

/** Handles only the first signal: npm forwards a Ctrl-C that the terminal has already sent to all processes. */
function interrupt(signal) {
  if (interruptedBy) return;
  interruptedBy = signal;
  // Programs handle SIGINT and SIGTERM; SIGHUP is forwarded as SIGTERM.
  signalChildren(signal === 'SIGHUP' ? 'SIGTERM' : signal);
}

/** Signals all child processes that still run. */
export function signalChildren(signal = 'SIGTERM') {
  for (const child of running) {
    child.kill(signal);
    setTimeout(killAll, SHUTDOWN_TIMEOUT_MS, child).unref();
  }
}

/**
 * Runs a program to completion and forwards signals to it. Resolves to its exit code.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {object} [options]
 * @param {Record<string, string | undefined>} [options.env] added to the environment
 * @param {'inherit' | 'pipe'} [options.output] 'pipe' captures the output instead of showing it
 * @param {(text: string) => void} [options.onOutput] called with each piece of captured output
 * @param {boolean} [options.apart] in a separate process group, which a terminal's Ctrl-C does not reach and which is
 *   killed when the program has exited
 * @param {number} [options.seconds] time-out in seconds
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, args, options = {}) {
  const { env, output = 'inherit', apart = false, seconds, onOutput } = options;
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
    if (onOutput) child.stdout?.on('data', (chunk) => onOutput(chunk.toString()));
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
    // The group has already exited.
  }
}

/** Runs a command's main function; converts errors to a line and an exit code. */
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
