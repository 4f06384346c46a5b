import { and, eq, getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { FleetFilter, FleetSort } from '#contract/fleet.ts';
import type { Connection } from '../database/pool/connection.ts';
import { inOrder, keyedPage, keyOf, type SortOrder, seekCondition } from '../database/statements/keyset.ts';
import { readParts } from '../database/statements/read-parts.ts';
import { cachedStatement } from '../database/statements/statement-cache.ts';
import { organisations } from '../organisations/organisations-table.ts';
import { isReal } from '../shipment-records/reader.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { liveTracking } from '../tracking/live-tracking-table.ts';
import { type CommonTerms, findBucket, splitByArrival } from './arrival-buckets.ts';
import { customsHolds, longestHeld } from './customs-holds-table.ts';
import { lastSeenOf } from './fleet-conditions.ts';
import { fleetOrder, INDEXED_SORTS, isIndexed } from './fleet-orders.ts';
import { listedColumns } from './listed-columns.ts';
import { orderParts } from './order-parts.ts';

interface FleetPage {
  sort: FleetSort;
  reverse: boolean;
  after?: string | undefined;
  limit: number;
  now: Date;
  /** The filter that `matching` has, for the orders in parts. */
  filter?: Partial<Pick<FleetFilter, 'status' | 'late' | 'today'>> | undefined;
  /** Nothing is filtered, or only that they are in customs. The order 'held' is then read along the index of holds. */
  isByHolds?: boolean;
  /** Finds all matches before sorting them. Otherwise PostgreSQL may look for them along the order. */
  isFoundFirst?: boolean;
}

export async function listFleet(
  connection: Connection,
  wanted: FleetPage,
  matching: SQL | undefined,
  common?: CommonTerms,
): Promise<{ shipments: Omit<Awaited<ReturnType<typeof fleetPage>>[number], 'key'>[]; next: string | null }> {
  const { limit, ...order } = wanted;
  const read = limit + 1;
  const { sort, reverse, after, filter = {} } = order;
  const parts = orderParts(order, filter);
  const isFirst = matching === undefined && after === undefined && common === undefined;
  const rows = common
    ? await pageByArrival(connection, { ...order, read }, common)
    : parts
      ? await readParts(parts, { after, read }, (part, page) =>
          fleetPage(connection, { ...order, ...page }, and(matching, part.condition), part.order),
        )
      : isFirst && isIndexed(sort)
        ? await firstPages(connection)[reverse ? 'backward' : 'forward'][sort].execute({ read })
        : await fleetPage(connection, { ...order, read, isFoundFirst: isUnrelated(order, filter) }, matching);
  const { page, next } = keyedPage(rows, limit);
  return { shipments: page, next };
}

/**
 * Whether the order says nothing about which shipments are late or arrive today: along its index, PostgreSQL might read all
 * others before it finds the few that match.
 */
function isUnrelated(
  { sort, reverse }: Pick<FleetPage, 'sort' | 'reverse'>,
  { late, today }: Partial<Pick<FleetFilter, 'late' | 'today'>>,
): boolean {
  const isByAmount = sort === 'cost' || sort === 'weight';
  return isByAmount ? Boolean(late || today) : Boolean(late) && sort === 'arrival' && reverse;
}

/** A page in the order by arrival of shipments with common terms, read by days until it is full. */
async function pageByArrival(
  connection: Connection,
  page: Omit<FleetPage, 'limit'> & { read: number },
  { terms, first }: CommonTerms,
) {
  const { sort, after, read, now } = page;
  const begin =
    after === undefined
      ? first
      : await findBucket(connection, seekCondition(fleetOrder(sort, shipments, false, now), after));
  const rows: Awaited<ReturnType<typeof fleetPage>> = [];
  for await (const matching of splitByArrival(connection, { terms, first: begin })) {
    rows.push(...(await fleetPage(connection, { ...page, isFoundFirst: true }, matching)));
    if (rows.length >= read) break;
  }
  return rows.slice(0, read);
}

/** The first page of each indexed order without a filter. */
const firstPages = cachedStatement((connection) => {
  const prepared = (sort: (typeof INDEXED_SORTS)[number], reverse: boolean) =>
    fleetPage(
      connection,
      { sort, reverse, read: sql.placeholder('read'), now: new Date(0) },
      undefined,
    ).prepare(`first_fleet_page_by_${sort}${reverse ? '_reversed' : ''}`);
  const each = (reverse: boolean) =>
    Object.fromEntries(INDEXED_SORTS.map((sort) => [sort, prepared(sort, reverse)])) as Record<
      (typeof INDEXED_SORTS)[number],
      ReturnType<typeof prepared>
    >;
  return { forward: each(false), backward: each(true) };
});

/** Limits the page before joining, so that client and position are read only for its rows. */
function fleetPage(
  connection: Connection,
  {
    sort,
    reverse,
    after,
    read,
    now,
    isByHolds = false,
    isFoundFirst = false,
  }: Omit<FleetPage, 'limit'> & { read: number | Placeholder },
  matching: SQL | undefined,
  order = fleetOrder(sort, shipments, reverse, now),
) {
  const isOfHolds = isByHolds && order.name === longestHeld(reverse).name;
  const readPage = isOfHolds ? longestHeldPage : sortedPage;
  const page = readPage(connection, {
    ...{ reverse, after, read, matching: and(isReal, matching), isFoundFirst },
    order,
  }).as('shipments');
  return connection
    .select({
      ...listedColumns,
      user_id: shipments.contact_id,
      organisation_id: shipments.organisation_id,
      priority: shipments.priority,
      updated_at: shipments.updated_at,
      version: shipments.version,
      last_seen_at: sql<Date | null>`${lastSeenOf(shipments.id)}`.mapWith(shipments.updated_at),
      key: keyOf(order),
    })
    .from(page)
    .leftJoin(organisations, eq(organisations.id, shipments.organisation_id))
    .leftJoin(liveTracking, eq(liveTracking.shipment_id, shipments.id))
    .orderBy(...inOrder(order, reverse ? 'first' : 'last'));
}

interface Part {
  order: SortOrder;
  reverse: boolean;
  after: string | undefined;
  read: number | Placeholder;
  matching: SQL | undefined;
  isFoundFirst: boolean;
}

function sortedPage(connection: Connection, { order, reverse, after, read, matching, isFoundFirst }: Part) {
  const seek = seekCondition(order, after);
  const page = connection.select(getTableColumns(shipments));
  const found = isFoundFirst
    ? page.from(foundFirst(connection, matching)).where(seek)
    : page.from(shipments).where(and(matching, seek));
  return found.orderBy(...inOrder(order, reverse ? 'first' : 'last')).limit(read);
}

/** An offset keeps PostgreSQL from planning this together with the order and the limit. */
function foundFirst(connection: Connection, matching: SQL | undefined) {
  return connection.select().from(shipments).where(sql`${matching} offset 0`).as('shipments');
}

/** Reads the holds in their order, and each one's shipment. PostgreSQL expects too few to do so by itself. */
function longestHeldPage(connection: Connection, { reverse, after, read, matching }: Part) {
  const order = longestHeld(reverse);
  const shipment = connection
    .select()
    .from(shipments)
    .where(and(eq(shipments.id, customsHolds.shipment_id), matching))
    .limit(1)
    .as('shipments');
  return connection
    .select(getTableColumns(shipments))
    .from(customsHolds)
    .innerJoinLateral(shipment, sql`true`)
    .where(seekCondition(order, after))
    .orderBy(...inOrder(order, reverse ? 'first' : 'last'))
    .limit(read);
}
