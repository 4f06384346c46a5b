import { and, count, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { ShipmentGroup } from '#domain/shipments/shipment-facets.ts';
import type { ShipmentSort } from '#domain/shipments/shipment-sort.ts';
import type { Connection } from '../database/pool/connection.ts';
import { inOrder, keyedPage, keyOf, type SortOrder, seekCondition } from '../database/statements/keyset.ts';
import { readParts } from '../database/statements/read-parts.ts';
import { cachedStatement } from '../database/statements/statement-cache.ts';
import { listedColumns } from '../fleet/listed-columns.ts';
import { countersOf } from '../fleet/shipment-counters-table.ts';
import { organisations } from '../organisations/organisations-table.ts';
import { isOfReader } from '../shipment-records/reader.ts';
import { attentionOrder, doneFlagOf, shipmentOrder } from '../shipment-records/shipment-sorts.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { liveTracking } from '../tracking/live-tracking-table.ts';
import type { AttentionPart, AttentionSort } from './needs-attention.ts';
import { filterCondition, type ShipmentFilter } from './shipment-filter.ts';

export interface Page {
  updated_since?: Date | undefined;
  after?: string | undefined;
  limit: number;
}

interface ShipmentsSorted {
  sort: ShipmentSort;
  /** `sortByAttention`, which the sort 'attention' needs. */
  byAttention?: AttentionSort | undefined;
}

/** Paged by key, so that page 1,000 costs what page 1 does. */
export async function listShipmentsOf(
  connection: Connection,
  organisation_id: string,
  {
    after,
    limit,
    sort,
    byAttention = { urgency: sql`0` },
    test,
    ...filter
  }: Page & ShipmentFilter & ShipmentsSorted & { test?: boolean | undefined },
) {
  const read = limit + 1;
  const own = isOfReader({ organisation_id, test });
  const filtered = filterCondition(filter);
  if (sort === 'attention') {
    const page = { scope: and(own, filtered), after, read };
    const rows =
      'parts' in byAttention
        ? await partsByAttention(connection, byAttention.parts, page)
        : await urgentFirst(connection, byAttention.urgency, page);
    const { page: shipments, next } = keyedPage(rows, limit);
    return { shipments, next };
  }
  const scope = and(filtered, seekCondition(shipmentOrder(sort, shipments), after));
  const rows =
    scope || test
      ? await shipmentPage(connection, sort, and(own, scope), read)
      : await firstPages(connection)[sort].execute({ organisation_id, read });
  const { page, next } = keyedPage(rows, limit);
  return { shipments: page, next };
}

/** The first page without a filter. */
const firstPages = cachedStatement((connection) => {
  const ofClient = eq(shipments.organisation_id, sql.placeholder('organisation_id'));
  const sortedBy = (sort: Exclude<ShipmentSort, 'attention'>) =>
    shipmentPage(connection, sort, ofClient, sql.placeholder('read')).prepare(`first_page_by_${sort}`);
  return { arrival: sortedBy('arrival'), newest: sortedBy('newest'), cost: sortedBy('cost') };
});

/** The number of an organisation's matching shipments by status and mode: all counts of a list in one statement. */
export async function groupShipmentsOf(
  connection: Connection,
  organisation_id: string,
  {
    test,
    ...filter
  }: Pick<ShipmentFilter, 'search' | 'updated_since' | 'attention'> & {
    test?: boolean | undefined;
  },
): Promise<ShipmentGroup[]> {
  // The counters leave test shipments out.
  if (!filter.search && !filter.attention && !filter.updated_since && !test)
    return countersOf(connection, organisation_id);
  return connection
    .select({ status: shipments.status, transport_mode: shipments.transport_mode, shipments: count() })
    .from(shipments)
    .where(and(isOfReader({ organisation_id, test }), filterCondition(filter)))
    .groupBy(shipments.status, shipments.transport_mode);
}

function shipmentPage(
  connection: Connection,
  sort: Exclude<ShipmentSort, 'attention'>,
  scope: SQL | undefined,
  read: number | Placeholder,
) {
  const order = shipmentOrder(sort, shipments);
  return withClient(connection, sortedPart(connection, order, scope, read).as('shipments'), order);
}

interface ScopedPage {
  scope: SQL | undefined;
  after: string | undefined;
  read: number;
}

function partsByAttention(
  connection: Connection,
  parts: readonly AttentionPart[],
  { scope, ...page }: ScopedPage,
) {
  return readParts(parts, page, async ({ condition, order }, { after, read }) => {
    const matching = and(scope, await condition(), seekCondition(order, after));
    return withClient(connection, sortedPart(connection, order, matching, read).as('shipments'), order);
  });
}

/** Active shipments are few, so they are sorted; the finished ones follow in the order of their index. */
function urgentFirst(connection: Connection, urgency: SQL, { scope, after, read }: ScopedPage) {
  const part = (done: 0 | 1, order: SortOrder) =>
    sortedPart(
      connection,
      order,
      and(scope, sql`${doneFlagOf(shipments)} = ${sql.raw(String(done))}`, seekCondition(order, after)),
      read,
    );
  const order = attentionOrder(shipments, urgency);
  const page = unionAll(part(0, order), part(1, attentionOrder(shipments))).as('shipments');
  return withClient(connection, page, order).limit(read);
}

function sortedPart(
  connection: Connection,
  order: SortOrder,
  scope: SQL | undefined,
  read: number | Placeholder,
) {
  return connection
    .select()
    .from(shipments)
    .where(scope)
    .orderBy(...inOrder(order))
    .limit(read);
}

/**
 * The page is limited before the joins, so that client and position are read only for its rows. It has the table's name,
 * because Drizzle reads a table's columns twice as fast as those of a subquery.
 */
function withClient(
  connection: Connection,
  page: ReturnType<ReturnType<typeof sortedPart>['as']>,
  order: SortOrder,
) {
  return connection
    .select({ ...listedColumns, key: keyOf(order) })
    .from(page)
    .leftJoin(organisations, eq(organisations.id, shipments.organisation_id))
    .leftJoin(liveTracking, eq(liveTracking.shipment_id, shipments.id))
    .orderBy(...inOrder(order));
}
