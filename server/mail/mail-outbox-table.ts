import { and, count, desc, eq, gt, inArray, lt, or, type SQLWrapper, sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { createdAt, id, moment, oneOf } from '../database/statements/columns.ts';
import { insertMany } from '../database/statements/insert-many.ts';

/** 'stored': no mail server is configured, so an admin reads the e-mail on the screen. */
const MAIL_STATUSES = ['stored', 'queued', 'sent', 'failed'] as const;

export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** The link that the e-mail asks its reader to open. */
    link: text('link'),
    /** The address that answers go to, with a token; null once the e-mail is sent. */
    reply_to: text('reply_to'),
    status: text('status', { enum: MAIL_STATUSES }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    last_error: text('last_error'),
    created_at: createdAt(),
    sent_at: moment('sent_at'),
  },
  (table) => [
    oneOf('mail_outbox_status', table.status, MAIL_STATUSES),
    index('mail_outbox_newest').on(table.created_at.desc()),
    // Byte by byte, as it finds how subjects begin.
    index('mail_outbox_by_subject').on(table.subject.op('text_pattern_ops')),
    index('mail_outbox_of_recipient').on(sql`lower(${table.recipient})`),
    index('mail_outbox_domains').using('gin', sql`mail_domains(${table.text})`),
    index('mail_outbox_waiting').on(table.status).where(sql`status in ('queued', 'failed')`),
  ],
);

export type MailRecord = typeof mailOutbox.$inferSelect;

export async function insertMails(
  connection: Connection,
  mails: readonly (typeof mailOutbox.$inferInsert)[],
): Promise<void> {
  await insertMany(connection, mailOutbox, mails);
}

export async function listNewestMail(connection: Connection, limit: number): Promise<MailRecord[]> {
  return connection.select().from(mailOutbox).orderBy(desc(mailOutbox.created_at)).limit(limit);
}

/** The number of unsent e-mails by status. Uses the partial index, because most e-mails were sent. */
export async function countWaitingMail(connection: Connection): Promise<{ status: string; count: number }[]> {
  const { status } = mailOutbox;
  const waiting = ['queued', 'failed'] as const;
  const found = await connection
    .select({ status, count: count() })
    .from(mailOutbox)
    .where(sql`status in ('queued', 'failed')`)
    .groupBy(status);
  return waiting.map((name) => ({
    status: name,
    count: found.find((row) => row.status === name)?.count ?? 0,
  }));
}

/** Whether an e-mail with one of the subjects was written to the address after `since`. */
export async function wasMailed(
  connection: Connection,
  { recipient, subjects, since }: { recipient: string; subjects: readonly string[]; since: Date },
): Promise<boolean> {
  const found = await connection
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(
      and(
        gt(mailOutbox.created_at, since),
        eq(mailOutbox.recipient, recipient),
        inArray(mailOutbox.subject, [...subjects]),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Locks and returns the e-mail if it is still unsent, after any concurrent delivery; otherwise undefined. */
export async function lockQueuedMail(transaction: Transaction, id: string): Promise<MailRecord | undefined> {
  const [mail] = await transaction
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.id, id), inArray(mailOutbox.status, ['queued', 'failed'])))
    .for('update');
  return mail;
}

export async function updateMail(
  connection: Connection,
  id: string,
  change: Partial<Pick<MailRecord, 'status' | 'attempts' | 'last_error'>>,
): Promise<void> {
  await connection.update(mailOutbox).set(change).where(eq(mailOutbox.id, id));
}

/** Marks the e-mail as sent and redacts the tokens of its links in the outbox. */
export async function markSent(
  connection: Connection,
  id: string,
  { attempts, sent_at }: { attempts: number; sent_at: Date },
): Promise<void> {
  const { text, html, link } = mailOutbox;
  const withoutKeys = (column: SQLWrapper) =>
    sql`regexp_replace(${column}, '(token=|/(?:offer|spot|s)/)[^&"<[:space:]]+', '\\1', 'g')`;
  await connection
    .update(mailOutbox)
    .set({
      status: 'sent',
      attempts,
      sent_at,
      last_error: null,
      text: withoutKeys(text),
      html: withoutKeys(html),
      link: withoutKeys(link),
      reply_to: null,
    })
    .where(eq(mailOutbox.id, id));
}

/** Deletes e-mails to a verified address, and e-mails to others that mention it. */
export async function deleteMailAbout(connection: Connection, email: string): Promise<void> {
  const { recipient, text } = mailOutbox;
  // The index has the domains of addresses in the text, of which few e-mails mention the same.
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const mentions = sql`(mail_domains(${text}) @> array[${domain}::text] and strpos(lower(${text}), ${email}) > 0)`;
  await connection.delete(mailOutbox).where(or(eq(sql`lower(${recipient})`, email), mentions));
}

/** Deletes e-mails whose subject begins with one of these texts. */
export async function deleteMailTitled(connection: Connection, starts: readonly string[]): Promise<void> {
  // A range of each text, which an index serves. No subject has the last character of Unicode.
  await connection.delete(mailOutbox).where(sql`${mailOutbox.id} in (
    select mails.id from unnest(${sql.param([...starts])}::text[]) as titles (title)
    join ${mailOutbox} as mails on mails.subject ~>=~ title and mails.subject ~<~ (title || chr(1114111)))`);
}

/**
 * Deletes what one transaction sent to an address, identified by its time; other e-mails to the address stay.
 */
export async function deleteMailPostedAt(
  connection: Connection,
  { recipient, posted_at }: { recipient: string; posted_at: Date },
): Promise<void> {
  const postedAt = sql`date_trunc('milliseconds', ${mailOutbox.created_at})`;
  await connection
    .delete(mailOutbox)
    .where(and(eq(mailOutbox.recipient, recipient), eq(postedAt, posted_at.toISOString())));
}

export async function deleteMailBefore(connection: Connection, moment: Date): Promise<void> {
  await connection.delete(mailOutbox).where(lt(mailOutbox.created_at, moment));
}
