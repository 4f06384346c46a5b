import { and, asc, between, eq, getTableColumns, gt, inArray, like, lt, or, sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { EventData } from '#contract/webhook-events.ts';
import { SECOND_MS } from '#domain/calendar/durations.ts';
import { DELIVERY_STATUSES, type DeliveryStatus } from '#domain/webhooks/delivery-status.ts';
import { type EventType, patternsOf, type SentType } from '#domain/webhooks/event-type.ts';
import { MONEY_AREAS } from '#domain/webhooks/money-events.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { createdAt, id, moment, oneOf, updatedAt } from '../database/statements/columns.ts';
import { inOrder, keyedPage, keyOf, type SortOrder, seekCondition } from '../database/statements/keyset.ts';
import { webhooks } from './webhooks-table.ts';

/** Longer than an attempt can take. */
export const LEASE_MS = 60 * SECOND_MS;
/** Of one replay, so that no statement takes long. */
const MAX_REPLAYED = 10_000;

/** The events sent to an endpoint: both the queue of what is due and the log of what was sent. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    /** The order of events. */
    sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
    webhook_id: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    type: text('type').$type<SentType>().notNull(),
    /** What the event is about. The events of one object are sent in order. */
    object: text('object').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    status: text('status').$type<DeliveryStatus>().notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    /** Of a pending event: the next attempt. While one is under way, when it counts as lost with its process. */
    due_at: moment('due_at').notNull(),
    /** When it was first due; a replay restarts it. */
    queued_at: moment('queued_at').notNull(),
    delivered_at: moment('delivered_at'),
    response_status: integer('response_status'),
    response: text('response').notNull().default(''),
    error: text('error').notNull().default(''),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    oneOf('webhook_deliveries_status', table.status, DELIVERY_STATUSES),
    index('webhook_deliveries_log').on(table.webhook_id, table.sequence),
    index('webhook_deliveries_due').on(table.webhook_id, table.due_at).where(sql`status = 'pending'`),
    index('webhook_deliveries_order')
      .on(table.webhook_id, table.object, table.sequence)
      .where(sql`status = 'pending'`),
    index('webhook_deliveries_created').on(table.created_at),
  ],
);

export type DeliveryRecord = typeof webhookDeliveries.$inferSelect;

interface EventOf<Type extends EventType> {
  /** Nobody receives an event without an organisation. */
  organisation_id: string | null;
  type: Type;
  object: string;
  data: EventData<Type>;
}
export type NewEvent = { [Type in EventType]: EventOf<Type> }[EventType];

/**
 * Queues events for the enabled endpoints of their organisations that subscribe to them, in one statement. Where the oldest
 * event of the object failed and is sent again only after the longest lease, they are due with it; otherwise at
 * once, because it may be settled before they are committed.
 */
export async function insertForSubscribers(
  transaction: Transaction,
  events: readonly (NewEvent & { organisation_id: string })[],
  now: Date,
): Promise<void> {
  const rows = events.map((event, place) => ({ ...event, place, patterns: patternsOf(event.type) }));
  const at = now.toISOString();
  const soon = new Date(now.getTime() + 2 * LEASE_MS).toISOString();
  const oldest = sql`(select p.id from webhook_deliveries p where p.webhook_id = w.id and p.object = e.object
    and p.status = 'pending' order by p.sequence limit 1)`;
  // Locked until the events are committed, so that a replay then makes them due as well; a replay that runs already is not waited for.
  const postponed = sql`(select o.due_at from webhook_deliveries o where o.id = ${oldest} and o.status = 'pending'
    and o.due_at > ${soon}::timestamptz for share skip locked)`;
  await transaction.execute(sql`
    insert into webhook_deliveries (id, webhook_id, type, object, data, due_at, queued_at, created_at)
    select gen_random_uuid(), w.id, e.type, e.object, e.data,
      coalesce(${postponed}, ${at}::timestamptz), ${at}, ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as e(place int, organisation_id uuid, type text, object text, data jsonb, patterns jsonb)
    join webhooks w on w.organisation_id = e.organisation_id and w.disabled_at is null and e.patterns ?| w.events
    order by e.place`);
}

export async function insertDelivery(
  transaction: Transaction,
  delivery: typeof webhookDeliveries.$inferInsert,
): Promise<DeliveryRecord> {
  const [inserted] = await transaction.insert(webhookDeliveries).values(delivery).returning();
  return inserted as DeliveryRecord;
}

export async function findDelivery(
  connection: Connection,
  delivery_id: string,
): Promise<DeliveryRecord | undefined> {
  const [found] = await connection
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.id, delivery_id));
  return found;
}

/** Whether the log of an endpoint has events that state amounts. */
export async function hasMoneyDeliveries(connection: Connection, webhook_id: string): Promise<boolean> {
  const [found] = await connection
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhook_id, webhook_id),
        or(...MONEY_AREAS.map((area) => like(webhookDeliveries.type, `${area}.%`))),
      ),
    )
    .limit(1);
  return found !== undefined;
}

const ORDER: SortOrder = {
  name: 'webhooks.deliveries',
  direction: 'desc',
  terms: [
    { by: webhookDeliveries.sequence, kind: 'number' },
    { by: webhookDeliveries.id, kind: 'uuid' },
  ],
};

interface Page {
  status?: DeliveryStatus | undefined;
  updated_since?: Date | undefined;
  after?: string | undefined;
  limit: number;
}

/** Newest first. */
export async function listDeliveries(
  connection: Connection,
  webhook_id: string,
  { status, after, limit, updated_since }: Page,
): Promise<{ page: DeliveryRecord[]; next: string | null }> {
  const rows = await connection
    .select({ ...getTableColumns(webhookDeliveries), key: keyOf(ORDER) })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhook_id, webhook_id),
        status && eq(webhookDeliveries.status, status),
        changedSince(webhookDeliveries.updated_at, updated_since),
        seekCondition(ORDER, after),
      ),
    )
    .orderBy(...inOrder(ORDER))
    .limit(limit + 1);
  return keyedPage(rows, limit);
}

/** Makes an event due again, as if it were new. */
export async function requeue(
  transaction: Transaction,
  delivery_id: string,
  now: Date,
): Promise<DeliveryRecord> {
  const [updated] = await transaction
    .update(webhookDeliveries)
    .set(asNew(now))
    .where(eq(webhookDeliveries.id, delivery_id))
    .returning();
  return updated as DeliveryRecord;
}

/** The same for the first 10,000 events of a period, or of those that were given up. Returns their number. */
export async function requeueAll(
  transaction: Transaction,
  webhook_id: string,
  { from, to, which }: { from: Date; to: Date; which: 'failed' | 'all' },
  now: Date,
): Promise<number> {
  const replayed = transaction
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhook_id, webhook_id),
        between(webhookDeliveries.created_at, from, to),
        which === 'failed' ? eq(webhookDeliveries.status, 'failed') : undefined,
      ),
    )
    .orderBy(asc(webhookDeliveries.sequence))
    .limit(MAX_REPLAYED);
  const updated = await transaction
    .update(webhookDeliveries)
    .set(asNew(now))
    .where(inArray(webhookDeliveries.id, replayed))
    .returning({ id: webhookDeliveries.id });
  return updated.length;
}

function asNew(now: Date) {
  return { status: 'pending', attempts: 0, due_at: now, queued_at: now, delivered_at: null } as const;
}

interface Capacity {
  /** How many more can be sent now. */
  free: number;
  /** How many can be under way to one endpoint, and how many are. */
  each: number;
  underWay: Readonly<Record<string, number>>;
}

/**
 * Claims what is due until `until`: of each object its oldest event only, so that a later one waits until it is accepted or given up.
 * What is not settled by then, because its process ended, is due again.
 */
export async function claimDue(
  connection: Connection,
  { free, each, underWay }: Capacity,
  { now, until }: { now: Date; until: Date },
): Promise<DeliveryRecord[]> {
  const due = sql`
    select d.id from webhooks w cross join lateral (
      select p.id, p.due_at, p.sequence from webhook_deliveries p
      where p.webhook_id = w.id and p.status = 'pending' and p.due_at <= ${now.toISOString()}
        and not exists (select from webhook_deliveries e where e.webhook_id = p.webhook_id and e.object = p.object
          and e.status = 'pending' and e.sequence < p.sequence)
      order by p.due_at, p.sequence limit greatest(0, ${each}::int - coalesce((${JSON.stringify(underWay)}::jsonb ->> w.id::text)::int, 0))
    ) d
    where w.disabled_at is null
    order by d.due_at, d.sequence limit ${free}`;
  // The condition on `due_at` is evaluated again under the row's lock, so that of two nodes only one claims it.
  return connection
    .update(webhookDeliveries)
    .set({ due_at: until, attempts: sql`${webhookDeliveries.attempts} + 1` })
    .where(
      and(
        sql`${webhookDeliveries.id} in (${due})`,
        eq(webhookDeliveries.status, 'pending'),
        sql`${webhookDeliveries.due_at} <= ${now.toISOString()}`,
      ),
    )
    .returning();
}

type Place = Pick<DeliveryRecord, 'id' | 'webhook_id' | 'object' | 'sequence'>;

/**
 * Records the outcome of an attempt, unless the event has been settled since. Later events of its object become due with it:
 * otherwise each claim would read all that wait for a failed one.
 */
export async function settleAttempt(
  transaction: Transaction,
  delivery: Place,
  outcome: Partial<
    Pick<DeliveryRecord, 'status' | 'due_at' | 'delivered_at' | 'response_status' | 'response' | 'error'>
  >,
  now: Date,
): Promise<void> {
  const settled = await transaction
    .update(webhookDeliveries)
    .set(outcome)
    .where(and(eq(webhookDeliveries.id, delivery.id), eq(webhookDeliveries.status, 'pending')))
    .returning({ id: webhookDeliveries.id });
  if (settled.length === 0) return;
  if (outcome.due_at) await postponeLater(transaction, delivery, outcome.due_at);
  else await makeNextDue(transaction, delivery, now);
}

export async function deleteDelivery(transaction: Transaction, delivery: Place, now: Date): Promise<void> {
  await transaction.delete(webhookDeliveries).where(eq(webhookDeliveries.id, delivery.id));
  await makeNextDue(transaction, delivery, now);
}

const pendingOf = ({ webhook_id, object }: Place) =>
  and(
    eq(webhookDeliveries.webhook_id, webhook_id),
    eq(webhookDeliveries.object, object),
    sql`${webhookDeliveries.status} = 'pending'`,
  );

/** An event with attempts is under way or has its own time for the next one. */
async function postponeLater(transaction: Transaction, delivery: Place, due_at: Date): Promise<void> {
  await transaction
    .update(webhookDeliveries)
    .set({ due_at })
    .where(
      and(
        pendingOf(delivery),
        gt(webhookDeliveries.sequence, delivery.sequence),
        eq(webhookDeliveries.attempts, 0),
        lt(webhookDeliveries.due_at, due_at),
      ),
    );
}

async function makeNextDue(transaction: Transaction, delivery: Place, now: Date): Promise<void> {
  const next = transaction
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(pendingOf(delivery))
    .orderBy(asc(webhookDeliveries.sequence))
    .limit(1);
  await transaction
    .update(webhookDeliveries)
    .set({ due_at: now })
    .where(
      and(
        inArray(webhookDeliveries.id, next),
        eq(webhookDeliveries.attempts, 0),
        gt(webhookDeliveries.due_at, now),
      ),
    );
}

export async function deleteDeliveriesBefore(connection: Connection, before: Date): Promise<void> {
  await connection.delete(webhookDeliveries).where(lt(webhookDeliveries.created_at, before));
}
