import { and, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { EnquiryRow } from '#contract/enquiries.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { createdAt, id, moment, updatedAt } from '../database/statements/columns.ts';
import { inOrder, keyedPage, keyOf, newestFirst, seekCondition } from '../database/statements/keyset.ts';
import { profiles } from '../people/profiles-table.ts';
import { users } from '../people/users-table.ts';

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company').notNull().default(''),
    phone: text('phone').notNull().default(''),
    subject: text('subject').notNull().default(''),
    message: text('message').notNull(),
    created_at: createdAt(),
    /** Null while it is unanswered. */
    answered_at: moment('answered_at'),
    answered_by: uuid('answered_by').references(() => users.id, { onDelete: 'set null' }),
    updated_at: updatedAt(),
  },
  (table) => [
    index('contact_messages_newest').on(table.created_at.desc(), table.id.desc()),
    index('contact_messages_of_answerer').on(table.answered_by).where(sql`${table.answered_by} is not null`),
  ],
);

const ORDER = newestFirst('enquiries.list', contactMessages);

const { updated_at: _, ...columns } = getTableColumns(contactMessages);
const shownColumns = { ...columns, answered_by: profiles.full_name };

/** Returns the message’s id. */
export async function insertContactMessage(
  connection: Connection,
  message: typeof contactMessages.$inferInsert,
): Promise<string> {
  const [inserted] = await connection
    .insert(contactMessages)
    .values(message)
    .returning({ id: contactMessages.id });
  if (!inserted) throw new Error('An inserted contact message was not returned.');
  return inserted.id;
}

/** Newest first, with keyset pagination. */
export async function listContactMessages(
  connection: Connection,
  {
    after,
    limit,
    updated_since,
  }: { after?: string | undefined; limit: number; updated_since?: Date | undefined },
): Promise<{ enquiries: EnquiryRow[]; next: string | null }> {
  const rows = await connection
    .select({ ...shownColumns, key: keyOf(ORDER) })
    .from(contactMessages)
    .leftJoin(profiles, eq(profiles.user_id, contactMessages.answered_by))
    .where(and(changedSince(contactMessages.updated_at, updated_since), seekCondition(ORDER, after)))
    .orderBy(...inOrder(ORDER))
    .limit(limit + 1);
  const { page, next } = keyedPage(rows, limit);
  return { enquiries: page, next };
}

export async function findContactMessage(
  connection: Connection,
  id: string,
): Promise<EnquiryRow | undefined> {
  const [found] = await connection
    .select(shownColumns)
    .from(contactMessages)
    .leftJoin(profiles, eq(profiles.user_id, contactMessages.answered_by))
    .where(eq(contactMessages.id, id));
  return found;
}

/** Locks it until the end of the transaction. */
export async function lockContactMessage(transaction: Transaction, id: string) {
  const [found] = await transaction
    .select({ answered_at: contactMessages.answered_at })
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .for('update');
  return found;
}

export async function updateContactMessage(
  transaction: Transaction,
  id: string,
  answer: Pick<typeof contactMessages.$inferSelect, 'answered_at' | 'answered_by'>,
): Promise<void> {
  await transaction.update(contactMessages).set(answer).where(eq(contactMessages.id, id));
}

export async function deleteContactMessagesBefore(connection: Connection, moment: Date): Promise<void> {
  await connection.delete(contactMessages).where(lt(contactMessages.created_at, moment));
}

/** Returns the ids of the deleted messages of the address. */
export async function deleteContactMessagesFrom(connection: Connection, email: string): Promise<string[]> {
  const deleted = await connection
    .delete(contactMessages)
    .where(eq(sql`lower(${contactMessages.email})`, email.toLowerCase()))
    .returning({ id: contactMessages.id });
  return deleted.map(({ id }) => id);
}
