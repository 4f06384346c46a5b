import type { NodePacket } from './node-packet.ts';

/** How often a node sends a heartbeat. */
export const NODE_HEARTBEAT_MS = 1_000;
/** A node without a heartbeat for this long is gone, and its last messages may have been lost. */
const PEER_TIMEOUT_MS = 4_000;

interface PeerNode {
  number: number;
  last_seen_at: number;
}

/** Tracks the sequence number of each other node, to detect lost packets. */
export class PeerNodes {
  readonly #nodes = new Map<string, PeerNode>();
  #checked_at: number;

  constructor(now: number) {
    this.#checked_at = now;
  }

  /** Returns true when an earlier packet of the node was missed. */
  receive({ node, number, messages, leaves }: NodePacket, now: number): boolean {
    const before = this.#nodes.get(node)?.number ?? 0;
    if (leaves) this.#nodes.delete(node);
    else this.#nodes.set(node, { number, last_seen_at: now });
    return number !== before + (messages ? 1 : 0);
  }

  /**
   * Called about every second. Returns true when a node stopped sending heartbeats without a clean shutdown.
   */
  isOneGone(now: number): boolean {
    // If this process was blocked or disconnected, the other nodes first get time to send a heartbeat.
    if (now - this.#checked_at > PEER_TIMEOUT_MS / 2) this.resetTimeouts(now);
    this.#checked_at = now;
    const gone = [...this.#nodes].filter(([, { last_seen_at }]) => now - last_seen_at > PEER_TIMEOUT_MS);
    for (const [node] of gone) this.#nodes.delete(node);
    return gone.length > 0;
  }

  /** Restarts the timeouts, after a time in which nothing could be received. */
  resetTimeouts(now: number): void {
    for (const node of this.#nodes.values()) node.last_seen_at = now;
  }
}
