import type { SharedCounts } from '../api/shared-counts.ts';
import type { Transaction } from '../database/connection.ts';

const QUOTA = { name: 'mails-to-address', points: 5, minutes: 60 };

/**
 * How many mails strangers may have us send to one address. Beyond it they get the same answer and no mail is sent;
 * the links of those that were sent are good for as long as the quota lasts.
 */
export class MailsToAddress {
  readonly #counts: SharedCounts;

  constructor(counts: SharedCounts) {
    this.#counts = counts;
  }

  async mayAnother(transaction: Transaction, email: string, now: Date): Promise<boolean> {
    const [spent] = await this.#counts.spend(transaction, [{ quota: QUOTA, key: email }], now);
    return spent?.balance.allowed === true;
  }
}
