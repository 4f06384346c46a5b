/** The task was rejected, because too many are queued already. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

interface Limits {
  concurrency: number;
  /** The limit per key; below `concurrency`, one key’s long tasks always leave room for others. */
  concurrency_per_key: number;
  waiting: number;
  waiting_per_key: number;
}

/**
 * Limits concurrent tasks. Other tasks are queued by key (a person, a network), and keys take turns
 * round-robin, so that one key with many tasks delays nobody else. Beyond the limits a task is rejected
 * immediately with `QueueFull`.
 */
export class FairQueue {
  readonly #limits: Limits;
  readonly #running = new Map<string, number>();
  /** In round-robin order. */
  readonly #queues = new Map<string, (() => void)[]>();
  #free: number;
  #waiting = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#free = limits.concurrency;
  }

  get waiting(): number {
    return this.#waiting;
  }

  async run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0 && this.#hasPlace(key)) this.#occupy(key);
    else await this.#enqueue(key);
    try {
      return await task();
    } finally {
      this.#release(key);
    }
  }

  #hasPlace(key: string): boolean {
    return (this.#running.get(key) ?? 0) < this.#limits.concurrency_per_key;
  }

  #occupy(key: string): void {
    this.#free -= 1;
    this.#running.set(key, (this.#running.get(key) ?? 0) + 1);
  }

  #enqueue(key: string): Promise<void> {
    const queue = this.#queues.get(key) ?? [];
    if (this.#waiting >= this.#limits.waiting || queue.length >= this.#limits.waiting_per_key)
      throw new QueueFull();
    this.#queues.set(key, queue);
    this.#waiting += 1;
    return new Promise((resolve) => queue.push(resolve));
  }

  #release(key: string): void {
    this.#free += 1;
    const running = (this.#running.get(key) ?? 0) - 1;
    if (running > 0) this.#running.set(key, running);
    else this.#running.delete(key);
    for (const [next, queue] of this.#queues)
      if (this.#hasPlace(next)) {
        this.#start(next, queue);
        return;
      }
  }

  /** Starts the key’s first task and moves the key to the end. */
  #start(key: string, queue: (() => void)[]): void {
    const start = queue.shift();
    this.#queues.delete(key);
    if (queue.length > 0) this.#queues.set(key, queue);
    this.#waiting -= 1;
    this.#occupy(key);
    start?.();
  }
}
