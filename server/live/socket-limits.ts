import type { LiveReader } from './live-socket.ts';

/** The maximum number of open sockets. */
export interface SocketQuota {
  /** Per person, or for all visitors of a network. */
  each: number;
  /** Per network, including signed-in people, because sign-up is free. */
  network: number;
}

/** Limits open sockets per process. Visitors who use up their limit do not block signed-in people. */
export class SocketLimits {
  readonly #quota: SocketQuota;
  readonly #held = new Map<string, number>();

  constructor(quota: SocketQuota) {
    this.#quota = quota;
  }

  /** Reserves a socket and returns a function that releases it; null when the limit is reached. */
  take({ person, network }: Pick<LiveReader, 'person' | 'network'>): (() => void) | null {
    const holder = person?.user_id ?? `visitors ${network}`;
    if (this.#heldBy(holder) >= this.#quota.each || this.#heldBy(network) >= this.#quota.network) return null;
    this.#add(holder, 1);
    this.#add(network, 1);
    return () => {
      this.#add(holder, -1);
      this.#add(network, -1);
    };
  }

  #heldBy(key: string): number {
    return this.#held.get(key) ?? 0;
  }

  #add(key: string, count: number): void {
    const held = this.#heldBy(key) + count;
    if (held > 0) this.#held.set(key, held);
    else this.#held.delete(key);
  }
}
