import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection } from '../database/pool/connection.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { inOrder, keyedPage, keyOf, newestFirst, seekCondition } from '../database/statements/keyset.ts';
import { organisations } from '../organisations/organisations-table.ts';
import { profiles } from '../people/profiles-table.ts';
import { isOfReader, type Reader } from '../shipment-records/reader.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { messageThreads } from './message-threads-table.ts';
import { authorName, messageReads, messages, readableBy, type Side, unreadBy } from './messages-table.ts';

interface Whose {
  user_id: string;
  side: Side;
  reader: Reader;
}

const ORDER = newestFirst('messages.threads', messages);
const MAX_UNREAD = 100;
const MAX_RECENT = 10_000;
const unreadMessages = alias(messages, 'unread');

/** The newest message of each shipment that has one, newest first. */
export async function listThreads(
  connection: Connection,
  { user_id, side, reader }: Whose,
  {
    organisation,
    unread: onlyUnread,
    after,
    limit,
    updated_since,
  }: {
    organisation?: string | undefined;
    unread: boolean;
    after?: string | undefined;
    limit: number;
    updated_since?: Date | undefined;
  },
) {
  // Another message of the shipment is newer, and this side may read it.
  const isNewest = sql`not exists (select from messages as newer where newer.shipment_id = ${messages.shipment_id}
    and (newer.created_at, newer.id) > (${messages.created_at}, ${messages.id})
    and (${side === 'staff'} or not newer.internal))`;
  const isUnread = sql`exists (select from ${messages} as unread
    where unread.shipment_id = ${messages.shipment_id} and ${unreadBy(user_id, side, unreadMessages)})`;
  const rows = await connection
    .select({
      shipment_id: messages.shipment_id,
      tracking_number: shipments.tracking_number,
      client: sql<string>`coalesce(${organisations.name}, '')`,
      origin_city: shipments.origin_city,
      destination_city: shipments.destination_city,
      text: messages.text,
      author: authorName,
      side: messages.side,
      created_at: messages.created_at,
      key: keyOf(ORDER),
    })
    .from(messages)
    .innerJoin(shipments, eq(shipments.id, messages.shipment_id))
    .leftJoin(organisations, eq(organisations.id, shipments.organisation_id))
    .leftJoin(profiles, eq(profiles.user_id, messages.author_id))
    .where(
      and(
        isOfReader(reader),
        organisation ? eq(shipments.organisation_id, organisation) : undefined,
        readableBy(side),
        isNewest,
        onlyUnread ? isUnread : undefined,
        changedSince(messages.created_at, updated_since),
        seekCondition(ORDER, after),
      ),
    )
    .orderBy(...inOrder(ORDER))
    .limit(limit + 1);
  const { page, next } = keyedPage(rows, limit);
  const unread = await unreadByShipment(
    connection,
    { user_id, side },
    page.map(({ shipment_id }) => shipment_id),
  );
  return {
    threads: page.map(({ shipment_id, ...thread }) => ({ ...thread, unread: unread.get(shipment_id) ?? 0 })),
    next,
  };
}

async function unreadByShipment(
  connection: Connection,
  { user_id, side }: Pick<Whose, 'user_id' | 'side'>,
  shipment_ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await connection
    .select({ shipment_id: messages.shipment_id, unread: sql<number>`count(*)::int` })
    .from(messages)
    .where(and(sql`${messages.shipment_id} = any(${sql.param([...shipment_ids])})`, unreadBy(user_id, side)))
    .groupBy(messages.shipment_id);
  return new Map(rows.map(({ shipment_id, unread }) => [shipment_id, unread]));
}

/** The number of shipments with messages that the person has not read, at most 100, of the 10,000 with the newest messages. */
export async function countUnreadThreads(
  connection: Connection,
  { user_id, side, reader }: Whose,
): Promise<number> {
  const newest = side === 'staff' ? messageThreads.customer_at : messageThreads.staff_at;
  const recent = connection
    .select({ shipment_id: messageThreads.shipment_id, at: sql<Date>`${newest}`.as('at') })
    .from(messageThreads)
    .where(
      and(
        isNotNull(newest),
        side === 'staff' ? undefined : isOfReader(reader, messageThreads.organisation_id),
      ),
    )
    .orderBy(sql`${newest} desc nulls last`)
    .limit(MAX_RECENT)
    .as('recent');
  const isRead = and(eq(messageReads.user_id, user_id), eq(messageReads.shipment_id, recent.shipment_id));
  const found = await connection
    .select({ shipment_id: recent.shipment_id })
    .from(recent)
    .innerJoin(shipments, eq(shipments.id, recent.shipment_id))
    .leftJoin(messageReads, isRead)
    .where(and(isOfReader(reader), sql`${recent.at} > coalesce(${messageReads.read_at}, '-infinity')`))
    .limit(MAX_UNREAD);
  return found.length;
}
