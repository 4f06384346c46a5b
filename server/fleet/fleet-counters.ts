import { and, type SQL, sql } from 'drizzle-orm';
import type { FleetFilter } from '#contract/fleet.ts';
import { deliveryOutlook } from '#domain/tracking/delivery-outlook.ts';
import type { Connection } from '../database/pool/connection.ts';
import { organisations } from '../organisations/organisations-table.ts';
import { quotes } from '../quotes/quotes-table.ts';
import { isReal } from '../shipment-records/reader.ts';
import { type ShipmentRecord, shipments } from '../shipment-records/shipments-table.ts';
import { type FleetMoment, lastSeenOf } from './fleet-conditions.ts';
import { fleetMatching } from './fleet-filter.ts';
import { heldSinceOf, secondsLateOf } from './fleet-orders.ts';

/** Rows are counted one by one, up to this limit; the worst case is that of the counted ones. */
const MAX_COUNTED = 10_000;
const NO_FILTER: FleetFilter = { late: false, today: false, silent: false, unconfirmed: false };

const ESTIMATE = shipments.estimated_delivery_date;
const CLIENT = sql`(select name from ${organisations} where id = ${shipments.organisation_id})`;
/** Where a shipment is held in customs. */
export const HELD_AT = sql`(select location from tracking_events
  where shipment_id = ${shipments.id} and status = 'customs' order by occurred_at desc limit 1)`;

/** The work to do, in some branches. Each count uses the condition of the list that its link opens. */
export async function readCounters(
  connection: Connection,
  { branch }: Pick<FleetFilter, 'branch'>,
  moment: FleetMoment,
) {
  const { now, timeZones } = moment;
  const read = async (filter: Partial<FleetFilter>, worstFirst: SQL, label: SQL) =>
    countShipments(
      connection,
      and(isReal, await fleetMatching(connection, { ...NO_FILTER, branch, ...filter }, moment)),
      worstFirst,
      label,
    );
  const [late, customs, today, silent, unanswered] = await Promise.all([
    read({ late: true }, sql`-${secondsLateOf(shipments, now)}`, CLIENT),
    read({ status: ['customs'] }, heldSinceOf(shipments), HELD_AT),
    read({ today: true }, nextArrivalOf(now), sql`''`),
    read({ silent: true }, lastSeenOf(shipments.id), sql`''`),
    countUnanswered(connection),
  ]);
  const zoneOf = (row: { destination_city: string; destination_country: string }) =>
    timeZones.ofTown(row.destination_city, row.destination_country);
  return {
    late: {
      ...late.counted,
      worst: late.worst && {
        client: late.worst.label ?? '',
        days_late: deliveryOutlook(late.worst, zoneOf(late.worst), now).days_late,
      },
    },
    customs: {
      ...customs.counted,
      longest: customs.worst && {
        since: new Date(customs.worst.rank),
        place: customs.worst.label ?? customs.worst.destination_city,
      },
    },
    today: {
      ...today.counted,
      next: today.worst && nextArrival(today.worst, now, timeZones),
    },
    unanswered,
    silent: { ...silent.counted, since: silent.worst ? new Date(silent.worst.rank) : null },
  };
}

/** The estimated arrival if it is still to come, else last. */
export function nextArrivalOf(now: Date): SQL {
  return sql`case when ${ESTIMATE} >= ${now.toISOString()}::timestamptz then ${ESTIMATE} else 'infinity' end`;
}

/** The first row in the order of `nextArrivalOf`; null if its estimate has passed as well. */
export function nextArrival(
  row: Pick<ShipmentRecord, 'destination_city' | 'destination_country' | 'estimated_delivery_date'>,
  now: Date,
  timeZones: FleetMoment['timeZones'],
) {
  const { destination_city: city, destination_country: country, estimated_delivery_date: at } = row;
  return at && at >= now ? { city, at, time_zone: timeZones.ofTown(city, country) } : null;
}

/** How many shipments meet the condition, with the first one in `worstFirst`. */
export async function countShipments(
  connection: Connection,
  condition: SQL | undefined,
  worstFirst: SQL,
  label: SQL,
) {
  const found = connection
    .select()
    .from(shipments)
    .where(condition)
    .limit(MAX_COUNTED + 1)
    .as('shipments');
  const [row] = await connection
    .select({
      count: sql<number>`count(*) over ()::int`,
      rank: sql<string>`${worstFirst}`,
      label: sql<string | null>`${label}`,
      destination_city: shipments.destination_city,
      destination_country: shipments.destination_country,
      status: shipments.status,
      promised_delivery_date: shipments.promised_delivery_date,
      estimated_delivery_date: ESTIMATE,
      delivered_at: shipments.delivered_at,
    })
    .from(found)
    .orderBy(sql`2`)
    .limit(1);
  return { counted: capped(row?.count ?? 0), worst: row ?? null };
}

async function countUnanswered(connection: Connection) {
  const found = connection
    .select({ created_at: quotes.created_at })
    .from(quotes)
    .where(sql`${quotes.status} = 'pending'`)
    .limit(MAX_COUNTED + 1)
    .as('unanswered');
  const [row] = await connection
    .select({ count: sql<number>`count(*)::int`, oldest: sql<string | null>`min(${found.created_at})` })
    .from(found);
  return { ...capped(row?.count ?? 0), oldest: row?.oldest ? new Date(row.oldest) : null };
}

function capped(count: number): { count: number; capped: boolean } {
  return { count: Math.min(count, MAX_COUNTED), capped: count > MAX_COUNTED };
}
