import type { NodePacket } from './node-packet.ts';

/** How often a node gives a sign of life. */
export const SIGN_OF_LIFE_MS = 1_000;
/** So long without one, and a node is gone: what it said last may never have been heard. */
export const GONE_MS = 4_000;

interface OtherNode {
  number: number;
  last_seen_at: number;
}

/** What has been heard of each other node, by which a packet that was lost on its way, or never sent, is noticed. */
export class PeerNodes {
  readonly #nodes = new Map<string, OtherNode>();
  #looked_at: number;

  constructor(now: number) {
    this.#looked_at = now;
  }

  /** True when something that the node said before has not been heard. */
  hear({ node, number, messages, leaves }: NodePacket, now: number): boolean {
    const before = this.#nodes.get(node)?.number ?? 0;
    if (leaves) this.#nodes.delete(node);
    else this.#nodes.set(node, { number, last_seen_at: now });
    return number !== before + (messages ? 1 : 0);
  }

  /** Called about every second: true when a node fell silent without having said goodbye. */
  isOneGone(now: number): boolean {
    // A process that was held up itself, or heard nobody, lets the others speak first.
    if (now - this.#looked_at > GONE_MS / 2) this.waitAnew(now);
    this.#looked_at = now;
    const gone = [...this.#nodes].filter(([, { last_seen_at }]) => now - last_seen_at > GONE_MS);
    for (const [node] of gone) this.#nodes.delete(node);
    return gone.length > 0;
  }

  /** Nobody could be heard until now. */
  waitAnew(now: number): void {
    for (const node of this.#nodes.values()) node.last_seen_at = now;
  }
}
