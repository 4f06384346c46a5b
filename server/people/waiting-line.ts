/** What cannot be done now, because too many wait already. */
export class LineFull extends Error {}

interface Limits {
  /** So many run at the same time. */
  at_once: number;
  /** So many wait, whoever they are. */
  waiting: number;
  /** So many wait for one caller. */
  per_caller: number;
}

/**
 * Runs few works at once; the others wait, and callers take turns, so that one who asks for much delays nobody else.
 * Beyond the limits a work is refused at once with `LineFull`.
 */
export class WaitingLine {
  readonly #limits: Limits;
  readonly #lines = new Map<string, (() => void)[]>();
  #running = 0;
  #waiting = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  async run<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#limits.at_once) this.#running += 1;
    else await this.#turn(caller);
    try {
      return await work();
    } finally {
      this.#handOn();
    }
  }

  #turn(caller: string): Promise<void> {
    const line = this.#lines.get(caller) ?? [];
    if (this.#waiting >= this.#limits.waiting || line.length >= this.#limits.per_caller) throw new LineFull();
    this.#lines.set(caller, line);
    this.#waiting += 1;
    return new Promise((resolve) => line.push(resolve));
  }

  /** The next caller's first work takes the place; the caller goes to the end. */
  #handOn(): void {
    const [next] = this.#lines;
    if (!next) {
      this.#running -= 1;
      return;
    }
    const [caller, line] = next;
    const start = line.shift();
    this.#lines.delete(caller);
    if (line.length > 0) this.#lines.set(caller, line);
    this.#waiting -= 1;
    start?.();
  }
}
