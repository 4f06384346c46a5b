import type { Database } from '../database/pool/connection.ts';
import { HopelessJob, type Worker } from '../jobs/jobs.ts';
import { lockQueuedMail, markSent, updateMail } from './mail-outbox-table.ts';
import { MailRefused, type Transport } from './transport.ts';

const LONGEST_ERROR = 500;

/**
 * The worker of the mail queue. The mail stays locked while the mail server is spoken to, on a connection of the
 * jobs' own pool: so no two workers send it, and the lock of a server that was killed is gone at once. A mail that
 * left already is not sent again; but one whose acceptance was never heard is, under the same Message-ID.
 */
export function deliverMail({
  database,
  transport,
  now,
}: {
  database: Database;
  transport: Transport;
  now: () => Date;
}): Worker<'mail'> {
  return async ({ mail_id }) => {
    const failure = await database.transaction(async (transaction) => {
      const mail = await lockQueuedMail(transaction, mail_id);
      if (!mail) return null;
      const attempts = mail.attempts + 1;
      try {
        const status = await transport(mail);
        if (status === 'sent') await markSent(transaction, mail_id, { attempts, sent_at: now() });
        else await updateMail(transaction, mail_id, { status, attempts, last_error: null });
        return null;
      } catch (error) {
        const last_error = String(error instanceof Error ? error.message : error).slice(0, LONGEST_ERROR);
        await updateMail(transaction, mail_id, { status: 'failed', attempts, last_error });
        return error;
      }
    });
    // Thrown after the attempt is written down, so that the queue tries again later.
    if (failure instanceof MailRefused) throw new HopelessJob(failure.message, { cause: failure });
    if (failure) throw failure;
  };
}
