import { ORPCError } from '@orpc/server';
import type { CallContext } from '../../api/call-context.ts';
import { networkOf } from '../../api/caller.ts';
import { type Quota, retryAfterSentence, setRateLimitHeaders } from '../../rate-limits/rate-limit-headers.ts';
import type { Balance } from '../../rate-limits/rate-limiter.ts';
import type { SharedRateLimiter } from '../../rate-limits/shared-rate-limiter.ts';

type Requester = Pick<CallContext, 'address' | 'database' | 'replyHeader' | 'now'>;

/** A rate limit per network, shared by all processes. */
export class NetworkLimit {
  readonly #limiter: SharedRateLimiter;
  readonly #quota: Quota;
  readonly #refusal: string;

  /** `refusal` names the limited action in the error message. */
  constructor(limiter: SharedRateLimiter, quota: Quota, refusal: string) {
    this.#limiter = limiter;
    this.#quota = quota;
    this.#refusal = refusal;
  }

  /** Throws TOO_MANY_REQUESTS. Charged before the work is done; call `giveBack` if it should not count. */
  async spend(requester: Requester): Promise<{ giveBack(): Promise<void> }> {
    const { db } = requester.database;
    const now = requester.now();
    const spendings = [{ quota: this.#quota, key: networkOf(requester.address) }];
    const [spent] = await this.#limiter.spend(db, spendings, now);
    const balance = spent?.balance as Balance;
    if (balance.allowed) return { giveBack: () => this.#limiter.giveBack(db, spendings, now) };
    setRateLimitHeaders(requester, this.#quota, balance);
    throw new ORPCError('TOO_MANY_REQUESTS', {
      message: `${this.#refusal} ${retryAfterSentence(requester, balance)}`,
    });
  }
}
