import { and, count, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { createdAt, id, moment, oneOf } from '../database/statements/columns.ts';
import { inOrder, keyedPage, keyOf, newestFirst, seekCondition } from '../database/statements/keyset.ts';
import { profiles } from '../people/profiles-table.ts';
import { users } from '../people/users-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

export const SIDES = ['customer', 'staff'] as const;
export type Side = (typeof SIDES)[number];

export const messages = pgTable(
  'messages',
  {
    id: id(),
    shipment_id: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    author_id: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    side: text('side', { enum: SIDES }).notNull(),
    /** Never sent to a customer. */
    internal: boolean('internal').notNull().default(false),
    text: text('text').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    oneOf('messages_side', table.side, SIDES),
    index('messages_of_shipment').on(table.shipment_id, table.created_at.desc(), table.id.desc()),
    index('messages_newest').on(table.created_at.desc(), table.id.desc()),
    index('messages_of_author').on(table.author_id),
  ],
);

/** The people whose names a message contains after an @. */
export const messageMentions = pgTable(
  'message_mentions',
  {
    message_id: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.message_id, table.user_id] }),
    index('message_mentions_of_person').on(table.user_id),
  ],
);

/** Up to when a person has read a shipment’s messages. */
export const messageReads = pgTable(
  'message_reads',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    shipment_id: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    read_at: moment('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.shipment_id] }),
    index('message_reads_of_shipment').on(table.shipment_id),
  ],
);

/** The author’s name, which outlives neither the account nor a rename. */
export const authorName = sql<string>`coalesce(${profiles.full_name}, case ${messages.side}
  when 'staff' then 'Former staff' else 'Former member' end)`;

const mentionedNames = sql<string[]>`array(
  select mentioned.full_name from ${messageMentions}
  join ${profiles} as mentioned on mentioned.user_id = ${messageMentions.user_id}
  where ${messageMentions.message_id} = ${messages.id})`;

/** Of messages, also under another name. */
type Columns = Record<'shipment_id' | 'side' | 'internal' | 'created_at', AnyPgColumn>;

/** What a side may read. */
export function readableBy(side: Side, { internal }: Pick<Columns, 'internal'> = messages): SQL | undefined {
  return side === 'staff' ? undefined : eq(internal, false);
}

const ORDER = newestFirst('messages.list', messages);

export async function listMessages(
  connection: Connection,
  shipment_id: string,
  side: Side,
  {
    after,
    limit,
    updated_since,
  }: { after?: string | undefined; limit: number; updated_since?: Date | undefined },
) {
  const rows = await connection
    .select({
      id: messages.id,
      text: messages.text,
      author: authorName,
      author_id: messages.author_id,
      side: messages.side,
      internal: messages.internal,
      created_at: messages.created_at,
      mentions: mentionedNames,
      key: keyOf(ORDER),
    })
    .from(messages)
    .leftJoin(profiles, eq(profiles.user_id, messages.author_id))
    .where(
      and(
        eq(messages.shipment_id, shipment_id),
        readableBy(side),
        changedSince(messages.created_at, updated_since),
        seekCondition(ORDER, after),
      ),
    )
    .orderBy(...inOrder(ORDER))
    .limit(limit + 1);
  const { page, next } = keyedPage(rows, limit);
  return { messages: page, next };
}

/** Returns false if there is a message with this id already. */
export async function insertMessage(
  transaction: Transaction,
  message: typeof messages.$inferInsert,
): Promise<boolean> {
  const inserted = await transaction
    .insert(messages)
    .values(message)
    .onConflictDoNothing({ target: messages.id })
    .returning({ id: messages.id });
  return inserted.length > 0;
}

export async function insertMentions(
  transaction: Transaction,
  message_id: string,
  user_ids: readonly string[],
): Promise<void> {
  if (user_ids.length === 0) return;
  await transaction.insert(messageMentions).values(user_ids.map((user_id) => ({ message_id, user_id })));
}

/** Messages of the other side that the person has not read. */
export async function countUnread(
  connection: Connection,
  { user_id, shipment_id, side }: { user_id: string; shipment_id: string; side: Side },
): Promise<number> {
  const [row] = await connection
    .select({ unread: count() })
    .from(messages)
    .where(and(eq(messages.shipment_id, shipment_id), unreadBy(user_id, side)));
  return row?.unread ?? 0;
}

/** The condition that a person of this side has not read a message of the other side. */
export function unreadBy(user_id: string, side: Side, of: Columns = messages): SQL | undefined {
  const readUntil = sql`coalesce((select read_at from ${messageReads}
    where ${messageReads.user_id} = ${user_id} and ${messageReads.shipment_id} = ${of.shipment_id}), '-infinity')`;
  return and(ne(of.side, side), readableBy(side, of), gt(of.created_at, readUntil));
}

export async function markThreadRead(
  transaction: Transaction,
  read: { user_id: string; shipment_id: string; read_at: Date },
): Promise<void> {
  await transaction
    .insert(messageReads)
    .values(read)
    .onConflictDoUpdate({
      target: [messageReads.user_id, messageReads.shipment_id],
      set: { read_at: sql`greatest(${messageReads.read_at}, excluded.read_at)` },
    });
}

export async function deleteMessagesOf(
  transaction: Transaction,
  shipment_ids: readonly string[],
): Promise<void> {
  await transaction.delete(messages).where(anyOf(messages.shipment_id, shipment_ids));
}
