import { ORPCError } from '@orpc/server';
import type { CallContext } from '../../api/call-context.ts';
import { type Quota, retryAfterSentence, setRateLimitHeaders } from '../../rate-limits/rate-limit-headers.ts';
import type { Balance } from '../../rate-limits/rate-limiter.ts';
import type { SharedRateLimiter } from '../../rate-limits/shared-rate-limiter.ts';
import type { Passwords } from '../credentials/passwords.ts';

const QUOTA: Quota = { name: 'password-proofs', points: 10, minutes: 60 };

/** Whether somebody who is signed in knows their password: whoever found a session open guesses ten times an hour, on all nodes. */
export class PasswordCheckLimits {
  readonly #counts: SharedRateLimiter;
  readonly #passwords: Passwords;

  constructor(counts: SharedRateLimiter, passwords: Passwords) {
    this.#counts = counts;
    this.#passwords = passwords;
  }

  /** Throws TOO_MANY_REQUESTS. */
  async verify(
    context: CallContext,
    { user_id, password_hash }: { user_id: string; password_hash: string | null | undefined },
    password: string,
  ): Promise<boolean> {
    const { db } = context.database;
    const now = context.now();
    const spendings = [{ quota: QUOTA, key: user_id }];
    const [spent] = await this.#counts.spend(db, spendings, now);
    const balance = spent?.balance as Balance;
    if (!balance.allowed) {
      setRateLimitHeaders(context, QUOTA, balance);
      throw new ORPCError('TOO_MANY_REQUESTS', {
        message: `A wrong password was given too often. ${retryAfterSentence(context, balance)}`,
      });
    }
    const isRight = await this.#passwords.verify(context, password_hash, password);
    if (isRight) await this.#counts.giveBack(db, spendings, now);
    return isRight;
  }
}
