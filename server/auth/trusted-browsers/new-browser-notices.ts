import type { RequestContext } from '../../api/call-context.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { postMail } from '../../mail/outbox.ts';
import type { SharedRateLimiter } from '../../rate-limits/shared-rate-limiter.ts';
import { newBrowserMail } from '../credentials/account-mails.ts';

/** A limit, because a program that signs in without cookies looks like a new browser each time. */
const QUOTA = { name: 'new-browser-notices', points: 10, minutes: 60 };

/** E-mails about sign-ins in untrusted browsers. People cannot turn them off. */
export class NewBrowserNotices {
  readonly #limiter: SharedRateLimiter;

  constructor(limiter: SharedRateLimiter) {
    this.#limiter = limiter;
  }

  async post(
    transaction: Transaction,
    context: Pick<RequestContext, 'accounts' | 'jobs' | 'now' | 'settings'>,
    signIn: { user_id: string; email: string; network: string; user_agent: string },
  ): Promise<void> {
    const at = context.now();
    const [spent] = await this.#limiter.spend(transaction, [{ quota: QUOTA, key: signIn.user_id }], at);
    if (!spent?.balance.allowed) return;
    const mail = newBrowserMail(signIn.email, { ...signIn, at }, context.settings.publicUrl);
    await postMail(transaction, context, mail);
  }
}
