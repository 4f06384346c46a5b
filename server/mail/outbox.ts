import { company } from '#content/company.ts';
import { newId } from '../database/columns.ts';
import type { Transaction } from '../database/connection.ts';
import { sentTogether } from '../database/sent-together.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Mail } from './mail.ts';
import { mailBody } from './mail-body.ts';
import { insertMails } from './mail-outbox-table.ts';

/** Puts a mail into the outbox with the job that sends it, both only if the transaction commits. */
export async function postMail(transaction: Transaction, jobs: Jobs, mail: Mail): Promise<void> {
  await postMails(transaction, jobs, [mail]);
}

/** The same for several, in as few statements as for one. */
export async function postMails(transaction: Transaction, jobs: Jobs, mails: readonly Mail[]): Promise<void> {
  if (mails.length === 0) return;
  const letters = mails.map((mail) => ({
    id: newId(),
    recipient: mail.recipient,
    subject: mail.subject,
    link: mail.link?.url ?? null,
    status: 'queued' as const,
    ...mailBody(mail, company.brand),
  }));
  await sentTogether(
    insertMails(transaction, letters),
    jobs.send(transaction, 'mail', ...letters.map(({ id: mail_id }) => ({ mail_id }))),
  );
}
