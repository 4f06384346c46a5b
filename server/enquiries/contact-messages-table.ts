import { and, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { Connection } from '../database/pool/connection.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { createdAt, id } from '../database/statements/columns.ts';
import { beyond, inOrder, keyedPage, keyOf, newestFirst } from '../database/statements/keyset.ts';

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
  },
  (table) => [index('contact_messages_newest').on(table.created_at.desc(), table.id.desc())],
);

const ORDER = newestFirst('enquiries.list', contactMessages);

type ContactMessageRow = typeof contactMessages.$inferSelect;

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
): Promise<{ enquiries: ContactMessageRow[]; next: string | null }> {
  const rows = await connection
    .select({ ...getTableColumns(contactMessages), key: keyOf(ORDER) })
    .from(contactMessages)
    .where(and(changedSince(contactMessages.created_at, updated_since), beyond(ORDER, after)))
    .orderBy(...inOrder(ORDER))
    .limit(limit + 1);
  const { page, next } = keyedPage(rows, limit);
  return { enquiries: page, next };
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
