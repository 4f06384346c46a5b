import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { StartupError } from '../startup-error.ts';
import type { ShutdownHook } from './shutdown.ts';
import type { FromWorker, ToWorker, WorkerSettings } from './worker-messages.ts';

const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 30_000;
/** A worker that lived this long did not fail because of its start, so its back-off starts again. */
const HEALTHY_AFTER_MS = 60_000;
const MAX_END_MS = 20_000;

interface Workers {
  count: number;
  settingsOf(place: number): WorkerSettings;
  log: FastifyBaseLogger;
  /** Registers the function that ends the workers, before the first is started. */
  onStop(hook: ShutdownHook): void;
}

/**
 * Starts the worker processes, all on the same port, and resolves when all are listening. A worker that exits
 * is replaced with exponential back-off. Workers end with this process, however it ends.
 */
export async function startWorkers({ count, settingsOf, log, onStop }: Workers): Promise<void> {
  const ending = new AbortController();
  const places = Array.from({ length: count }, (_, index) => index + 1);
  const running = new Set<Worker>();
  const listening = new WeakSet<Worker>();
  onStop(async () => {
    ending.abort();
    await Promise.all([...running].map((worker) => ended(worker, listening.has(worker))));
  });

  /** Resolves once the worker is listening. */
  function launch(place: number, failures: number): Promise<void> {
    const worker = cluster.fork();
    const since = performance.now();
    running.add(worker);
    return new Promise((listens, fails) => {
      worker.on('message', (message: FromWorker) => {
        if (message === 'listening') {
          listening.add(worker);
          listens();
        } else if (message === 'settings request') send(worker, { settings: settingsOf(place) });
      });
      worker.on('error', (error) => log.warn({ err: error }, 'Could not send a message to a worker process'));
      worker.once('exit', (code, signal) => {
        running.delete(worker);
        fails(new StartupError('a worker process ended before it was listening'));
        if (ending.signal.aborted) return;
        const failed = performance.now() - since > HEALTHY_AFTER_MS ? 1 : failures + 1;
        log.error({ pid: worker.process.pid, code, signal }, 'A worker process has ended');
        // A worker that fails at the first start fails the whole start.
        if (isStarted || listening.has(worker)) void replace(place, failed);
      });
    });
  }

  async function replace(place: number, failures: number): Promise<void> {
    const wait = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
    await pause(wait, undefined, { signal: ending.signal }).catch(() => {});
    if (ending.signal.aborted) return;
    await launch(place, failures).then(
      () => log.info({ place }, 'A worker process was replaced'),
      () => {},
    );
  }

  let isStarted = false;
  await Promise.all(places.map((place) => launch(place, 0)));
  isStarted = true;
}

function send(worker: Worker, message: ToWorker): void {
  // The worker may have just exited; ignore the error.
  worker.send(message, () => {});
}

/** Lets requests in flight complete. Kills a worker that takes too long or is not listening yet. */
async function ended(worker: Worker, isListening: boolean): Promise<void> {
  if (worker.isDead()) return;
  const gone = new Promise((resolve) => worker.once('exit', resolve));
  if (isListening) send(worker, 'end');
  else worker.process.kill('SIGKILL');
  const timeout = setTimeout(() => worker.process.kill('SIGKILL'), MAX_END_MS);
  await gone;
  clearTimeout(timeout);
}
