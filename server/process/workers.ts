import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { StartupError } from '../startup-error.ts';
import type { Stop } from './shutdown.ts';
import type { FromWorker, ToWorker, WorkerSettings } from './worker-messages.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;
/** Whoever has lived so long does not die of what killed it at its start. */
const HEALTHY_AFTER_MS = 60_000;
const LONGEST_END_MS = 20_000;

interface Workers {
  count: number;
  settingsOf(place: number): WorkerSettings;
  log: FastifyBaseLogger;
  /** Takes what ends them, before the first is started. */
  onStop(stop: Stop): void;
}

/**
 * Starts the processes that answer requests, all on the same port, and resolves when all do. One that ends is replaced;
 * after the same end again, later each time. They end with this process, however it ends.
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

  /** Resolves once it listens. */
  function launch(place: number, failures: number): Promise<void> {
    const worker = cluster.fork();
    const since = performance.now();
    running.add(worker);
    return new Promise((listens, fails) => {
      worker.on('message', (message: FromWorker) => {
        if (message === 'listening') {
          listening.add(worker);
          listens();
        } else if (message === 'which settings?') tell(worker, { settings: settingsOf(place) });
      });
      worker.on('error', (error) =>
        log.warn({ err: error }, 'A serving process could not be told something'),
      );
      worker.once('exit', (code, signal) => {
        running.delete(worker);
        fails(new StartupError('a process that was to answer requests ended before it could'));
        if (ending.signal.aborted) return;
        const failed = performance.now() - since > HEALTHY_AFTER_MS ? 1 : failures + 1;
        log.error({ pid: worker.process.pid, code, signal }, 'A process that answered requests has ended');
        // Who cannot even begin is a reason not to start.
        if (isStarted || listening.has(worker)) void replace(place, failed);
      });
    });
  }

  async function replace(place: number, failures: number): Promise<void> {
    const wait = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
    await pause(wait, undefined, { signal: ending.signal }).catch(() => {});
    if (ending.signal.aborted) return;
    await launch(place, failures).then(
      () => log.info({ place }, 'Another process answers in its place'),
      () => {},
    );
  }

  let isStarted = false;
  await Promise.all(places.map((place) => launch(place, 0)));
  isStarted = true;
}

function tell(worker: Worker, message: ToWorker): void {
  // Who has just ended need not be told.
  worker.send(message, () => {});
}

/** Requests in flight are answered; who takes too long, or has not begun, is ended. */
async function ended(worker: Worker, isListening: boolean): Promise<void> {
  if (worker.isDead()) return;
  const gone = new Promise((resolve) => worker.once('exit', resolve));
  if (isListening) tell(worker, 'end');
  else worker.process.kill('SIGKILL');
  const patience = setTimeout(() => worker.process.kill('SIGKILL'), LONGEST_END_MS);
  await gone;
  clearTimeout(patience);
}
