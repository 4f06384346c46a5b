import { ORPCError } from '@orpc/server';
import type { CallContext } from '../api/call-context.ts';
import { networkOf } from '../api/caller.ts';
import { Counts } from '../api/counts.ts';
import { tellQuota, tellWait } from '../api/told-limit.ts';

type Asking = Pick<CallContext, 'address' | 'replyHeader' | 'now'>;

/** How many wrong setup codes a network may try. Only whoever has the right one is not counted. */
export class SetupCodeLimits {
  readonly #counts = new Counts({ name: 'setup-codes', points: 10, minutes: 60 });

  /** Throws TOO_MANY_REQUESTS. Taken before the code is looked at; `giveBack` when it was right. */
  spend(asking: Asking): { giveBack(): void } {
    const network = networkOf(asking.address);
    const balance = this.#counts.spend(network, asking.now());
    if (balance.allowed) return { giveBack: () => this.#counts.giveBack(network) };
    tellQuota(asking, this.#counts.quota, balance);
    throw new ORPCError('TOO_MANY_REQUESTS', {
      message: `Too many setup codes were tried. ${tellWait(asking, balance)}`,
    });
  }
}
