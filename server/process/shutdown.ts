export type Stop = () => Promise<unknown>;

/** What must be undone before the process ends, last made first. */
export class Stops {
  readonly #stops: Stop[] = [];
  #stopping: Promise<void> | undefined;

  push(stop: Stop): void {
    this.#stops.push(stop);
  }

  /** Requests in flight are answered, running jobs end, data is written; asking twice changes nothing. */
  all(): Promise<void> {
    this.#stopping ??= (async () => {
      for (const undo of this.#stops.reverse()) await undo().catch((error: unknown) => console.error(error));
    })();
    return this.#stopping;
  }
}
