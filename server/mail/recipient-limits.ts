import type { Transaction } from '../database/pool/connection.ts';
import type { Quota } from '../rate-limits/rate-limit-headers.ts';
import type { Balance } from '../rate-limits/rate-limiter.ts';
import type { SharedRateLimiter } from '../rate-limits/shared-rate-limiter.ts';
import type { Mail } from './mail.ts';

export const MAILS_AN_HOUR = 5;
const TO_ADDRESS: Quota = { name: 'mails-to-address', points: MAILS_AN_HOUR, minutes: 60 };
const FROM_OWNER: Quota = { name: 'mails-from-owner', points: MAILS_AN_HOUR, minutes: 60 };

/** Limits how many mails an address gets that nobody has verified, over all kinds and all processes (decision 0034). */
export class RecipientLimits {
  readonly #counts: SharedRateLimiter;

  constructor(counts: SharedRateLimiter) {
    this.#counts = counts;
  }

  /** What refuses the mail; null where it may be sent. Counted in the caller's transaction. */
  async charge(
    transaction: Transaction,
    { recipient, limit = 'unverified' }: Pick<Mail, 'recipient' | 'limit'>,
    is_verified: boolean,
    now: Date,
  ): Promise<Balance | null> {
    if (limit === 'none' || (limit === 'unverified' && is_verified)) return null;
    // Of an unverified address nobody is the owner: a stranger may have made the account.
    const quota = limit === 'trusted-browser' && is_verified ? FROM_OWNER : TO_ADDRESS;
    const [spent] = await this.#counts.spend(transaction, [{ quota, key: mailboxOf(recipient) }], now);
    return spent && !spent.balance.allowed ? spent.balance : null;
  }
}

/** Most providers deliver `name+tag@host` to `name@host`. */
function mailboxOf(recipient: string): string {
  const [name = '', host = ''] = recipient.toLowerCase().split('@');
  return `${name.split('+')[0]}@${host}`;
}
