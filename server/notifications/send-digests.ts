import { digestIsDue } from '#domain/notifications/digest.ts';
import type { Dependencies } from '../dependencies.ts';
import { isolateFailures } from '../jobs/isolate-failures.ts';
import type { Worker } from '../jobs/jobs.ts';
import { postMail } from '../mail/outbox.ts';
import { findUserById } from '../people/users-table.ts';
import { lockLastDigest, recordDigest } from './notification-digests-table.ts';
import { digestMail, unsubscribeLink } from './notification-mails.ts';
import { listAwaitingDigest, takeForDigest } from './notifications-table.ts';
import type { Notifier } from './notifier.ts';

/**
 * Sends each person’s daily digest. Taking the notifications, posting the e-mail and recording the digest
 * happen in one transaction, so that an interrupted run loses and repeats nothing. A digest that fails stops no other.
 */
export function sendDigests(
  dependencies: Pick<Dependencies, 'database' | 'log'> & Notifier,
): Worker<'digests'> {
  const { database, log, now } = dependencies;

  async function sendTo(user_id: string): Promise<void> {
    await database.transaction(async (transaction) => {
      const last_sent = await lockLastDigest(transaction, user_id);
      if (!digestIsDue(last_sent, now())) return;
      const notifications = await takeForDigest(transaction, user_id);
      const user = await findUserById(transaction, user_id);
      if (!user?.email_verified || user.deactivated_at || notifications.length === 0) return;
      await postMail(transaction, dependencies, {
        ...digestMail(notifications, dependencies),
        recipient: user.email,
        limit: 'none',
        unsubscribe: unsubscribeLink(dependencies, { user_id, scope: 'daily' }),
      });
      await recordDigest(transaction, user_id, now());
    });
  }

  return () =>
    isolateFailures(log, 'Daily digest failed', async (attempt) => {
      for (const user_id of await listAwaitingDigest(database.db))
        await attempt({ user: user_id }, () => sendTo(user_id));
    });
}
