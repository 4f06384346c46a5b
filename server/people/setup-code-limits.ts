import { ORPCError } from '@orpc/server';
import type { CallContext } from '../api/call-context.ts';
import { networkOf } from '../api/caller.ts';
import type { Balance } from '../api/counts.ts';
import type { SharedCounts } from '../api/shared-counts.ts';
import { type Quota, tellQuota, tellWait } from '../api/told-limit.ts';

type Asking = Pick<CallContext, 'address' | 'database' | 'replyHeader' | 'now'>;

const QUOTA: Quota = { name: 'setup-codes', points: 10, minutes: 60 };

/** How many wrong setup codes a network may try. Only whoever has the right one is not counted. */
export class SetupCodeLimits {
  readonly #counts: SharedCounts;

  constructor(counts: SharedCounts) {
    this.#counts = counts;
  }

  /** Throws TOO_MANY_REQUESTS. Taken before the code is looked at; `giveBack` when it was right. */
  async spend(asking: Asking): Promise<{ giveBack(): Promise<void> }> {
    const { db } = asking.database;
    const now = asking.now();
    const spendings = [{ quota: QUOTA, key: networkOf(asking.address) }];
    const [spent] = await this.#counts.spend(db, spendings, now);
    const balance = spent?.balance as Balance;
    if (balance.allowed) return { giveBack: () => this.#counts.giveBack(db, spendings, now) };
    tellQuota(asking, QUOTA, balance);
    throw new ORPCError('TOO_MANY_REQUESTS', {
      message: `Too many setup codes were tried. ${tellWait(asking, balance)}`,
    });
  }
}
