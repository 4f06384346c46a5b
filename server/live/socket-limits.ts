import type { LiveReader } from './live-socket.ts';

/** How many sockets may be open at once. */
export interface MostSockets {
  /** Of one person, or of all visitors of one network. */
  each: number;
  /** Of one network, its signed-in people included: accounts are free. */
  network: number;
}

/** Counts open sockets in this process. Visitors who hold all of theirs keep nobody out who is signed in. */
export class SocketLimits {
  readonly #most: MostSockets;
  readonly #held = new Map<string, number>();

  constructor(most: MostSockets) {
    this.#most = most;
  }

  /** Takes a place for the socket and returns what gives it back; null where there is none. */
  take({ person, network }: Pick<LiveReader, 'person' | 'network'>): (() => void) | null {
    const holder = person?.user_id ?? `visitors ${network}`;
    if (this.#heldBy(holder) >= this.#most.each || this.#heldBy(network) >= this.#most.network) return null;
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
