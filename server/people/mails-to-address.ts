import { Counts } from '../api/counts.ts';

/**
 * How many mails strangers may have us send to one address. Beyond it they get the same answer and no mail is sent;
 * the links of those that were sent are good for as long as the quota lasts.
 */
export class MailsToAddress {
  readonly #counts = new Counts({ name: 'mails-to-address', points: 5, minutes: 60 });

  mayAnother(email: string, now: Date): boolean {
    return this.#counts.spend(email, now).allowed;
  }
}
