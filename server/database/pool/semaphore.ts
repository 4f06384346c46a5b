/** Too many wait already: whoever asks again later may be luckier. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

/** Lets so many work at once; the others take their turn, and give up after a while. */
export class Semaphore {
  #free: number;
  readonly #longestWaitMs: number;
  readonly #waiting = new Set<() => void>();

  constructor(atOnce: number, longestWaitMs: number) {
    this.#free = atOnce;
    this.#longestWaitMs = longestWaitMs;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#turn();
    try {
      return await work();
    } finally {
      this.#pass();
    }
  }

  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(patience);
        resolve();
      };
      const patience = setTimeout(() => {
        this.#waiting.delete(begin);
        reject(new Overloaded('Too many transactions wait for a connection.'));
      }, this.#longestWaitMs);
      this.#waiting.add(begin);
    });
  }

  #pass(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
