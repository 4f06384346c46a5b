import type { FastifyBaseLogger } from 'fastify';

/** A set of listeners. An exception in one does not affect the others. */
export class Listeners<Event = void> {
  readonly #listeners = new Set<(event: Event) => void>();
  readonly #log: FastifyBaseLogger;

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  /** Returns a function that removes the listener. */
  add(listener: (event: Event) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  notify(event: Event): void {
    for (const listener of this.#listeners)
      try {
        listener(event);
      } catch (error) {
        this.#log.error({ err: error }, 'A listener of live messages failed');
      }
  }
}
