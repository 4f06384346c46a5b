import { setTimeout as pause } from 'node:timers/promises';
import { type Guarantees, seconds } from './fault.ts';
import { Follower } from './followers.ts';
import type { Product } from './product.ts';

const PAGES_OF_NODE = 20;
/** Within which the pages of a lost node must be connected to another one. */
export const RECONNECT_MS = 5_000;

interface PagesOptions {
  cookie: string;
  /** The ids of all stored notifications. */
  read: () => Promise<string[]>;
  guarantees: Guarantees;
}

/** Pages with notifications on several nodes. */
export class Pages {
  readonly all: readonly Follower[];
  readonly #read: PagesOptions['read'];
  readonly #guarantees: Guarantees;

  constructor(nodes: readonly Product[], { cookie, read, guarantees }: PagesOptions) {
    this.all = nodes.flatMap((node) =>
      Array.from({ length: PAGES_OF_NODE }, () => new Follower(nodes, node, cookie, read)),
    );
    this.#read = read;
    this.#guarantees = guarantees;
  }

  of(node: Product): Follower[] {
    return this.all.filter((page) => page.node === node);
  }

  sumOf(figure: (page: Follower) => number): number {
    return this.all.reduce((sum, page) => sum + figure(page), 0);
  }

  /** Milliseconds until every page has all notifications that existed at the start. */
  async allKnow(longest_ms: number): Promise<number> {
    const start = performance.now();
    const stored = await this.#read();
    const isBehind = ({ known }: Follower) => !stored.every((id) => known.has(id));
    await until(() => !this.all.some(isBehind), { longest_ms, every_ms: 50 });
    const behind = this.all.filter(isBehind).length;
    this.#guarantees.expect(behind === 0, `every page has every notification: ${behind} do not`);
    return performance.now() - start;
  }

  /** Milliseconds from `since` until these pages are connected again. */
  async reconnected(pages: readonly Follower[], since: number): Promise<number> {
    const areBack = () => pages.every(({ connectedAt }) => connectedAt > since);
    await until(areBack, { longest_ms: RECONNECT_MS * 2, every_ms: 20 });
    const ms = performance.now() - since;
    this.#guarantees.expect(
      ms < RECONNECT_MS,
      `pages reconnect within ${seconds(RECONNECT_MS)}: ${seconds(ms)}`,
    );
    return ms;
  }

  end(): void {
    for (const page of this.all) page.end();
  }
}

/** Waits until the condition holds, or for the longest time. */
export async function until(
  holds: () => boolean,
  { longest_ms, every_ms }: { longest_ms: number; every_ms: number },
): Promise<void> {
  const start = performance.now();
  while (!holds() && performance.now() - start <= longest_ms) await pause(every_ms);
}
