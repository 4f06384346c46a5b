import type { Transaction } from '../database/pool/connection.ts';
import type { Quota } from '../rate-limits/rate-limit-headers.ts';
import type { Balance } from '../rate-limits/rate-limiter.ts';
import type { SharedRateLimiter } from '../rate-limits/shared-rate-limiter.ts';
import type { Mail } from './mail.ts';

export const MAILS_AN_HOUR = 5;
const TO_ADDRESS: Quota = { name: 'mails-to-address', points: MAILS_AN_HOUR, minutes: 60 };
const FROM_OWNER: Quota = { name: 'mails-from-owner', points: MAILS_AN_HOUR, minutes: 60 };

/** Limits the e-mails to an unverified address, over all kinds and all processes (decision 0034). */
export class RecipientLimits {
  readonly #limiter: SharedRateLimiter;

  constructor(limiter: SharedRateLimiter) {
    this.#limiter = limiter;
  }

  /** Returns the limit that rejects the e-mail, or null. Counted in the caller’s transaction. */
  async charge(
    transaction: Transaction,
    { recipient, limit = 'unverified' }: Pick<Mail, 'recipient' | 'limit'>,
    is_verified: boolean,
    now: Date,
  ): Promise<Balance | null> {
    if (limit === 'none' || (limit === 'unverified' && is_verified)) return null;
    // An unverified address has no proven owner, because anyone may have created the account.
    const quota = limit === 'trusted-browser' && is_verified ? FROM_OWNER : TO_ADDRESS;
    const [spent] = await this.#limiter.spend(transaction, [{ quota, key: mailboxOf(recipient) }], now);
    return spent && !spent.balance.allowed ? spent.balance : null;
  }
}

/** Most providers deliver `name+tag@host` to `name@host`. */
function mailboxOf(recipient: string): string {
  const [name = '', host = ''] = recipient.toLowerCase().split('@');
  return `${name.split('+')[0]}@${host}`;
}
