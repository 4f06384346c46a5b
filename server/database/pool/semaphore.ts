/** The queue’s wait time is exceeded. The caller may retry. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

/** Limits concurrent work. Other callers queue in order, and give up after a timeout. */
export class Semaphore {
  #free: number;
  readonly #longestWaitMs: number;
  readonly #waiting = new Set<() => void>();

  constructor(permits: number, longestWaitMs: number) {
    this.#free = permits;
    this.#longestWaitMs = longestWaitMs;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#wait();
    try {
      return await work();
    } finally {
      this.#release();
    }
  }

  #wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timeout);
        resolve();
      };
      const timeout = setTimeout(() => {
        this.#waiting.delete(start);
        reject(new Overloaded('Too many transactions are waiting for a connection.'));
      }, this.#longestWaitMs);
      this.#waiting.add(start);
    });
  }

  #release(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
