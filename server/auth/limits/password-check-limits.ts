import { ORPCError } from '@orpc/server';
import { type Quota, retryAfterSentence, setRateLimitHeaders } from '../../rate-limits/rate-limit-headers.ts';
import type { Balance } from '../../rate-limits/rate-limiter.ts';
import type { SharedRateLimiter } from '../../rate-limits/shared-rate-limiter.ts';
import type { Passwords } from '../credentials/passwords.ts';
import type { AuthContext } from '../operations.ts';

const QUOTA: Quota = { name: 'password-proofs', points: 10, minutes: 60 };

/**
 * Verifies the password of a signed-in person, with a limit of ten wrong ones an hour on all nodes: someone
 * may have found an open session.
 */
export class PasswordCheckLimits {
  readonly #limiter: SharedRateLimiter;
  readonly #passwords: Passwords;

  constructor(limiter: SharedRateLimiter, passwords: Passwords) {
    this.#limiter = limiter;
    this.#passwords = passwords;
  }

  /** Throws TOO_MANY_REQUESTS. */
  async verify(
    context: AuthContext,
    { user_id, password_hash }: { user_id: string; password_hash: string | null | undefined },
    password: string,
  ): Promise<boolean> {
    const { db } = context.database;
    const now = context.now();
    const spendings = [{ quota: QUOTA, key: user_id }];
    const [spent] = await this.#limiter.spend(db, spendings, now);
    const balance = spent?.balance as Balance;
    if (!balance.allowed) {
      setRateLimitHeaders(context, QUOTA, balance);
      throw new ORPCError('TOO_MANY_REQUESTS', {
        message: `Too many wrong passwords. ${retryAfterSentence(context, balance)}`,
      });
    }
    const isRight = await this.#passwords.verify(context, password_hash, password);
    if (isRight) await this.#limiter.giveBack(db, spendings, now);
    return isRight;
  }
}
