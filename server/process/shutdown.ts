export type ShutdownHook = () => Promise<unknown>;

/** Clean-up functions to run before the process ends, in reverse order of registration. */
export class Shutdown {
  readonly #hooks: ShutdownHook[] = [];
  #stopping: Promise<void> | undefined;

  push(hook: ShutdownHook): void {
    this.#hooks.push(hook);
  }

  get isRunning(): boolean {
    return this.#stopping !== undefined;
  }

  /**
   * Completes requests in flight and running jobs, and flushes data. Repeated calls return the same promise.
   */
  run(): Promise<void> {
    this.#stopping ??= (async () => {
      for (const hook of this.#hooks.reverse()) await hook().catch((error: unknown) => console.error(error));
    })();
    return this.#stopping;
  }
}
