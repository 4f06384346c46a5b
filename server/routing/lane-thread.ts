import { Worker } from 'node:worker_threads';
import type { RouteLeg } from '#domain/routing/route-leg.ts';
import type { Lane } from '../geography/geography.ts';
import type { LaneRequest, PlannedLane } from './lane-worker.ts';

/** Its copy of the geography takes memory, so the thread ends when it is not needed. */
const IDLE_MS = 30_000;

/** A worker thread that plans routes. It starts with the first lane and again after it has ended. */
export class LaneThread {
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #waiting = new Map<number, PromiseWithResolvers<RouteLeg[]>>();
  #last = 0;

  /** Rejects when the thread fails. */
  async plan(lane: Lane): Promise<RouteLeg[]> {
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    this.#last += 1;
    const planned = Promise.withResolvers<RouteLeg[]>();
    this.#waiting.set(this.#last, planned);
    this.#worker.postMessage({ id: this.#last, lane } satisfies LaneRequest);
    return planned.promise;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./lane-worker.ts', import.meta.url));
    // The thread must not keep the process alive.
    worker.unref();
    worker.on('message', (message: object) => isPlanned(message) && this.#settle(message));
    worker.on('error', (error) => this.#end(worker, error));
    worker.on('exit', () => this.#end(worker, new Error('The thread that plans routes has ended.')));
    return worker;
  }

  #settle(planned: PlannedLane): void {
    const waiting = this.#waiting.get(planned.id);
    this.#waiting.delete(planned.id);
    if ('legs' in planned) waiting?.resolve(planned.legs);
    else waiting?.reject(new Error(planned.message));
    if (this.#waiting.size === 0)
      this.#idle = setTimeout(() => void this.#worker?.terminate(), IDLE_MS).unref();
  }

  #end(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
  }
}

/** Under `node --watch`, a thread also sends messages about its imports. */
function isPlanned(message: object): message is PlannedLane {
  return 'id' in message && ('legs' in message || 'message' in message);
}
