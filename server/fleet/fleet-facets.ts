import { and, type SQL, sql } from 'drizzle-orm';
import type { FleetFilter } from '#contract/fleet.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import type { Connection } from '../database/pool/connection.ts';
import { cachedStatement } from '../database/statements/statement-cache.ts';
import { organisations } from '../organisations/organisations-table.ts';
import { isKnownTo, isOfReader, type Reader } from '../shipment-records/reader.ts';
import { isUnconfirmed } from '../shipment-records/shipment-conditions.ts';
import { type ShipmentRecord, shipments } from '../shipment-records/shipments-table.ts';
import { splitByArrival } from './arrival-buckets.ts';
import { clientCounters } from './client-counters-table.ts';
import type { FleetMoment } from './fleet-conditions.ts';
import { choiceCondition, type Narrowing, narrowing } from './fleet-filter.ts';
import { inFleetOrder } from './fleet-orders.ts';
import { shipmentCounters } from './shipment-counters-table.ts';
import { statusCounters } from './status-counters-table.ts';

/** With dates or branches, shipments are counted one by one, up to this limit. */
const MAX_COUNTED = 10_000;
/** With search terms up to this one, because each keystroke counts again and the matches are far apart. */
const MAX_FOUND = 1_000;
const CLIENTS = 20;
const MAX_UNCONFIRMED = 1_000;

/**
 * The number of shipments by status, mode and client. Without search terms and dates it reads the counters,
 * whatever the number of shipments.
 */
export async function countFacets(connection: Connection, filter: FleetFilter, moment: FleetMoment) {
  const narrowed = await narrowing(connection, filter, moment);
  const isUnfiltered = moment.reader === 'staff' && !narrowed && !choiceCondition(filter);
  const facets = isUnfiltered
    ? await unfiltered(connection).execute()
    : await connection.execute<Counted>(
        countEach(narrowed ? await findFirst(connection, narrowed) : null, filter, moment.reader),
      );
  const of = (facet: Facet) => facets.filter((row) => row.facet === facet);
  const most = narrowed && mostCounted(narrowed);
  const [counted, matching, all] = (['counted', 'matching', 'all'] as const).map((f) => of(f)[0]?.count ?? 0);
  const capped = most !== undefined && (counted ?? 0) > most;
  return {
    all: all ?? 0,
    matching:
      narrowed && capped ? await countFirst(connection, narrowed, filter) : { count: matching ?? 0, capped },
    statuses: of('status').map(({ value, count }) => ({ status: value as ShipmentStatus, count })),
    modes: of('mode').map(({ value, count }) => ({ mode: value as TransportMode, count })),
    clients: of('client').map(({ value, client, count }) => ({ organisation_id: value, client, count })),
    unconfirmed: of('unconfirmed')[0]?.count ?? 0,
    capped,
  };
}

type Facet = 'all' | 'unconfirmed' | 'counted' | 'matching' | 'status' | 'mode' | 'client';
interface Counted extends Record<string, unknown> {
  facet: Facet;
  value: string;
  client: string;
  count: number;
}

type Found = Pick<ShipmentRecord, 'organisation_id' | 'status' | 'transport_mode'> & Record<string, unknown>;

/** The shipments that are counted. Matches of common terms are read by days until they are enough. */
export async function findFirst(connection: Connection, narrowed: Narrowing): Promise<SQL> {
  if (!narrowed.common) return firstOf(narrowed);
  const found: Found[] = [];
  for await (const condition of splitByArrival(connection, narrowed.common)) {
    found.push(...(await connection.execute<Found>(firstOf({ ...narrowed, condition }))));
    if (found.length > mostCounted(narrowed)) break;
  }
  const counted = found.slice(0, mostCounted(narrowed) + 1);
  const each = (column: keyof Found) => sql`${sql.param(counted.map((row) => row[column]))}`;
  return sql`
    select organisation_id, status, transport_mode, 1 as shipments
    from unnest(${each('organisation_id')}::uuid[], ${each('status')}::text[], ${each('transport_mode')}::text[])
      as found (organisation_id, status, transport_mode)`;
}

/**
 * Any shipments will do for counting. Without an index they are read in the order of another one, to avoid a full scan. With an
 * index they are found apart from the limit, because PostgreSQL would look for so few row by row.
 */
export function firstOf(narrowed: Narrowing): SQL {
  const { condition, isIndexed } = narrowed;
  const counted = sql`select organisation_id, status, transport_mode, 1 as shipments from ${shipments}`;
  const limit = sql`limit ${mostCounted(narrowed) + 1}`;
  if (isIndexed)
    return sql`
      with matching as materialized (${counted} where ${condition}) select * from matching ${limit}`;
  const newest = sql.join(inFleetOrder('newest', shipments), sql`, `);
  return sql`${counted} where ${condition} order by ${newest} ${limit}`;
}

function mostCounted({ isSearched }: Narrowing): number {
  return isSearched ? MAX_FOUND : MAX_COUNTED;
}

/** What the console opens with, prepared because planning it takes longer than reading the counters of a small company. */
const unfiltered = cachedStatement((connection) =>
  connection
    .select({
      facet: sql<Facet>`facet`,
      value: sql<string>`value`,
      client: sql<string>`client`,
      count: sql<number>`count`,
    })
    .from(sql`(${countEach(null, {}, 'staff')}) as facets`)
    .prepare('fleet_facets'),
);

async function countFirst(connection: Connection, narrowed: Narrowing, filter: FleetFilter) {
  const chosen = choiceCondition(filter);
  const most = mostCounted(narrowed);
  if (!chosen) return { count: most, capped: true };
  const [row] = await connection.execute<{ count: number }>(
    sql`select count(*)::int as count from (${firstOf({ ...narrowed, condition: and(narrowed.condition, chosen) as SQL })}) as found`,
  );
  const count = row?.count ?? 0;
  return { count: Math.min(count, most), capped: count > most };
}

/**
 * Each facet under the other facets’ selection. The counters without clients answer everything that does not
 * filter by client.
 */
function countEach(
  found: SQL | null,
  { status, mode, client }: Pick<FleetFilter, 'status' | 'mode' | 'client'>,
  reader: Reader,
): SQL {
  const statusIs = status?.length ? sql`status in ${status}` : sql`true`;
  const modeIs = mode?.length ? sql`transport_mode in ${mode}` : sql`true`;
  const clientIs = client?.length ? sql`organisation_id in ${client}` : sql`true`;
  const isChosen = client?.length ? clientIs : sql`false`;
  const total = sql`coalesce(sum(shipments), 0)::int`;
  const ofReader = isKnownTo(reader);
  // The counters don't name branches.
  const all = ofReader
    ? sql`count(*)::int as count from ${shipments} where ${ofReader}`
    : sql`${total} as count from ${statusCounters}`;
  const each = found ? sql`found` : sql`${shipmentCounters}`;
  // Without a choice of status or mode, the sums by client alone: thousands of rows instead of tens of thousands.
  const ofClients = found || status?.length || mode?.length ? each : sql`${clientCounters}`;
  const counts =
    found || client?.length
      ? sql`(select * from ${each} where ${clientIs}) as counts`
      : sql`${statusCounters}`;
  return sql`
    with found as materialized (${found ?? sql`select 1`}),
    of_clients as (
      select organisation_id, ${total} as count from ${ofClients}
      where organisation_id is not null and ${statusIs} and ${modeIs} group by organisation_id having sum(shipments) > 0),
    clients as (
      (select * from of_clients order by count desc, organisation_id limit ${CLIENTS})
      union select * from of_clients where ${isChosen})
    select 'unconfirmed' as facet, '' as value, '' as client, count(*)::int as count
      from (select from ${shipments} where ${and(isUnconfirmed, isOfReader(reader))} limit ${MAX_UNCONFIRMED}) as unconfirmed
    union all select 'all' as facet, '' as value, '' as client, ${all}
    union all select 'counted', '', '', ${found ? sql`count(*)::int from found` : sql`0`}
    union all select 'matching', '', '', ${total} from ${counts} where ${statusIs} and ${modeIs}
    union all select 'status', status, '', ${total} from ${counts} where ${modeIs}
      group by status having sum(shipments) > 0
    union all select 'mode', transport_mode, '', ${total} from ${counts}
      where transport_mode is not null and ${statusIs} group by transport_mode having sum(shipments) > 0
    union all (select 'client', organisation_id::text, name, count
      from clients join ${organisations} on id = organisation_id order by count desc, organisation_id)`;
}
