import { company } from '#content/company.ts';
import { newId } from '../database/columns.ts';
import type { Transaction } from '../database/connection.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Mail } from './mail.ts';
import { mailBody } from './mail-body.ts';
import { insertMail } from './mail-outbox-table.ts';

/** Puts a mail into the outbox with the job that sends it, both only if the transaction commits. */
export async function postMail(transaction: Transaction, jobs: Jobs, mail: Mail): Promise<void> {
  const id = newId();
  const { recipient, subject, link } = mail;
  await insertMail(transaction, {
    id,
    recipient,
    subject,
    link: link?.url ?? null,
    status: 'queued',
    ...mailBody(mail, company.brand),
  });
  await jobs.send(transaction, 'mail', { mail_id: id });
}
