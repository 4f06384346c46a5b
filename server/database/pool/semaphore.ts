import pLimit, { type LimitFunction } from 'p-limit';

/** The queue’s wait time is exceeded. The caller may retry. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

/** Limits concurrent work. Other callers queue in order, and give up after a timeout. */
export class Semaphore {
  readonly #limit: LimitFunction;
  readonly #longestWaitMs: number;
  #waiting = 0;
  #running = 0;

  constructor(permits: number, longestWaitMs: number) {
    this.#limit = pLimit(permits);
    this.#longestWaitMs = longestWaitMs;
  }

  get waiting(): number {
    return this.#waiting;
  }

  get running(): number {
    return this.#running;
  }

  take<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting += 1;
      let hasGivenUp = false;
      const timeout = setTimeout(() => {
        hasGivenUp = true;
        this.#waiting -= 1;
        reject(new Overloaded('Too many transactions are waiting for a connection.'));
      }, this.#longestWaitMs);
      const run = async () => {
        if (hasGivenUp) return;
        clearTimeout(timeout);
        this.#waiting -= 1;
        this.#running += 1;
        try {
          resolve(await work());
        } catch (error) {
          reject(error);
        } finally {
          this.#running -= 1;
        }
      };
      this.#limit(run);
    });
  }
}
