import type { Database } from '../database/pool/connection.ts';
import { PermanentJobError, type Worker } from '../jobs/jobs.ts';
import { lockQueuedMail, markSent, updateMail } from './mail-outbox-table.ts';
import { MailRefused, type Transport } from './transport.ts';

const MAX_ERROR_LENGTH = 500;

/**
 * The worker of the mail queue. The e-mail stays locked during delivery, on a connection of the jobs’ pool,
 * so that no two workers send it and a killed server’s lock is released at once. A sent e-mail is not sent
 * again, unless the mail server’s acceptance was lost; it then has the same Message-ID.
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
        const last_error = String(error instanceof Error ? error.message : error).slice(0, MAX_ERROR_LENGTH);
        await updateMail(transaction, mail_id, { status: 'failed', attempts, last_error });
        return error;
      }
    });
    // Thrown after the attempt is recorded, so that the queue retries later.
    if (failure instanceof MailRefused) throw new PermanentJobError(failure.message, { cause: failure });
    if (failure) throw failure;
  };
}
