import { company } from '#content/company.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { newId } from '../database/statements/columns.ts';
import { pipeline } from '../database/statements/pipeline.ts';
import type { Dependencies } from '../dependencies.ts';
import { listVerified } from '../people/users-table.ts';
import type { Balance } from '../rate-limits/rate-limiter.ts';
import type { Mail } from './mail.ts';
import { mailBody } from './mail-body.ts';
import { insertMails } from './mail-outbox-table.ts';

export type Mailer = Pick<Dependencies, 'jobs' | 'accounts' | 'now'>;

/**
 * Inserts an e-mail into the outbox together with its delivery job, in the caller’s transaction. Returns the
 * rate limit that prevented it, or null.
 */
export async function postMail(
  transaction: Transaction,
  mailer: Mailer,
  mail: Mail,
): Promise<Balance | null> {
  const [refused] = await postMails(transaction, mailer, [mail]);
  return refused ?? null;
}

/**
 * Like `postMail` for several e-mails, with as few statements as for one. Returns the rate limits that
 * rejected some of them.
 */
export async function postMails(
  transaction: Transaction,
  { jobs, accounts, now }: Mailer,
  mails: readonly Mail[],
): Promise<Balance[]> {
  const limited = mails
    .filter(({ limit }) => limit !== 'none')
    .map(({ recipient }) => recipient.toLowerCase());
  const verified = limited.length > 0 ? await listVerified(transaction, limited) : [];
  const refused: Balance[] = [];
  const rows: ReturnType<typeof mailRow>[] = [];
  // A fixed order prevents deadlocks between transactions that count the same addresses.
  for (const mail of mails.toSorted((one, other) => one.recipient.localeCompare(other.recipient))) {
    const is_verified = mail.limit === 'none' || verified.includes(mail.recipient.toLowerCase());
    const refusal = await accounts.recipientLimits.charge(transaction, mail, is_verified, now());
    if (refusal) refused.push(refusal);
    else rows.push(mailRow(mail, is_verified));
  }
  if (rows.length > 0)
    await pipeline(
      insertMails(transaction, rows),
      jobs.send(transaction, 'mail', ...rows.map(({ id: mail_id }) => ({ mail_id }))),
    );
  return refused;
}

function mailRow(mail: Mail, is_verified: boolean) {
  const { recipient, subject, greeting_name, link } = mail;
  const greeting = is_verified ? `Hello ${greeting_name},` : 'Hello,';
  const paragraphs = greeting_name === undefined ? mail.paragraphs : [greeting, ...mail.paragraphs];
  return {
    id: newId(),
    recipient,
    subject,
    link: link?.url ?? null,
    reply_to: mail.reply_to ?? null,
    status: 'queued' as const,
    ...mailBody({ ...mail, paragraphs }, company.brand),
  };
}
