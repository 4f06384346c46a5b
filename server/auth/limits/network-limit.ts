import { ORPCError } from '@orpc/server';
import type { CallContext } from '../../api/call-context.ts';
import { networkOf } from '../../api/caller.ts';
import { type Quota, retryAfterSentence, setRateLimitHeaders } from '../../rate-limits/rate-limit-headers.ts';
import type { Balance } from '../../rate-limits/rate-limiter.ts';
import type { SharedRateLimiter } from '../../rate-limits/shared-rate-limiter.ts';

type Asking = Pick<CallContext, 'address' | 'database' | 'replyHeader' | 'now'>;

/** A quota of each network over all processes, whoever asks from there. */
export class NetworkLimit {
  readonly #counts: SharedRateLimiter;
  readonly #quota: Quota;
  readonly #refusal: string;

  /** `refusal` says what was done too often. */
  constructor(counts: SharedRateLimiter, quota: Quota, refusal: string) {
    this.#counts = counts;
    this.#quota = quota;
    this.#refusal = refusal;
  }

  /** Throws TOO_MANY_REQUESTS. Taken before the work is done; `giveBack` where it turns out not to count. */
  async spend(asking: Asking): Promise<{ giveBack(): Promise<void> }> {
    const { db } = asking.database;
    const now = asking.now();
    const spendings = [{ quota: this.#quota, key: networkOf(asking.address) }];
    const [spent] = await this.#counts.spend(db, spendings, now);
    const balance = spent?.balance as Balance;
    if (balance.allowed) return { giveBack: () => this.#counts.giveBack(db, spendings, now) };
    setRateLimitHeaders(asking, this.#quota, balance);
    throw new ORPCError('TOO_MANY_REQUESTS', {
      message: `${this.#refusal} ${retryAfterSentence(asking, balance)}`,
    });
  }
}
