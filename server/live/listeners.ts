import type { FastifyBaseLogger } from 'fastify';

/** Who is to be told; one that fails keeps nobody else from hearing. */
export class Listeners<Said = void> {
  readonly #listeners = new Set<(said: Said) => void>();
  readonly #log: FastifyBaseLogger;

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  /** Returns what ends the listening. */
  add(listener: (said: Said) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(said: Said): void {
    for (const listener of this.#listeners)
      try {
        listener(said);
      } catch (error) {
        this.#log.error({ err: error }, 'A listener of live messages failed');
      }
  }
}
