import { type AnyColumn, and, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { calendarDay, endOfDay } from '#domain/calendar/calendar-day.ts';
import { DAY_MS, HOUR_MS } from '#domain/calendar/durations.ts';
import type { TimeZones } from '#domain/routing/time-zones.ts';
import { type CallContext, signedIn } from '../api/call-context.ts';
import type { Connection } from '../database/pool/connection.ts';
import { deviceAssignments } from '../devices/device-assignments-table.ts';
import { devices } from '../devices/devices-table.ts';
import { latestPositions } from '../positions/latest-positions-table.ts';
import { type Reader, readerOf } from '../shipment-records/reader.ts';
import { isActiveShipment } from '../shipment-records/shipment-conditions.ts';
import { arrivalOf } from '../shipment-records/shipment-sorts.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

/** What the conditions depend on, apart from the shipment and the filter. */
export interface FleetMoment {
  now: Date;
  timeZones: TimeZones;
  /** Hours without a position after which a device is silent. */
  silentAfterHours: number;
  reader: Reader;
}

interface CallParts extends Pick<CallContext, 'person'> {
  now: () => Date;
  geography: { timeZones: TimeZones };
  settings: { silentAfterHours: number };
}

export function fleetMoment(context: CallParts): FleetMoment {
  const { now, geography, settings } = context;
  return {
    now: now(),
    timeZones: geography.timeZones,
    silentAfterHours: settings.silentAfterHours,
    reader: readerOf(signedIn(context)),
  };
}

/** The farthest that a calendar day anywhere reaches from now, with an hour for changed clocks. */
const REACH_MS = DAY_MS + HOUR_MS;

/**
 * Active, and estimated to arrive today at the destination. Reads the towns of the next and the last 25 hours first, by
 * the index of the arrival order, because PostgreSQL doesn't know the time zone of a town. `scope` limits it to the
 * shipments of one client.
 */
export async function isArrivingToday(
  connection: Connection,
  { now, timeZones }: Pick<FleetMoment, 'now' | 'timeZones'>,
  scope?: SQL,
): Promise<SQL> {
  const [first, last] = [-REACH_MS, REACH_MS].map((ms) => new Date(now.getTime() + ms).toISOString());
  const arrival = arrivalOf(shipments);
  const near = sql`(${isActiveShipment} and ${arrival} >= ${first}::timestamptz and ${arrival} <= ${last}::timestamptz)`;
  const towns = await connection
    .select({ city: shipments.destination_city, country: shipments.destination_country })
    .from(shipments)
    .where(and(scope, near))
    .groupBy(shipments.destination_city, shipments.destination_country);
  const days = towns.map(({ city, country }) => dayIn(timeZones.ofTown(city, country), now));
  const text = (values: readonly string[]) => sql`${sql.param(values)}::text[]`;
  return sql`(${near} and exists (
    select from unnest(${text(towns.map(({ city }) => city))}, ${text(towns.map(({ country }) => country))},
      ${text(days.map(({ start }) => start))}, ${text(days.map(({ end }) => end))}) as town (city, country, starts, ends)
    where city = ${shipments.destination_city} and country = ${shipments.destination_country}
      and ${arrival} >= starts::timestamptz and ${arrival} < ends::timestamptz))`;
}

function dayIn(time_zone: string, now: Date): { start: string; end: string } {
  const end = endOfDay(calendarDay(now, time_zone), time_zone);
  const before = calendarDay(new Date(end.getTime() - DAY_MS - 2 * HOUR_MS), time_zone);
  return { start: endOfDay(before, time_zone).toISOString(), end: end.toISOString() };
}

/** The devices' shipments are few, so they are read first and found by id. */
export function isSilent(connection: Connection, moment: Pick<FleetMoment, 'now' | 'silentAfterHours'>): SQL {
  const silent = silentAssignments(connection, moment);
  return sql`(${isActiveShipment} and ${shipments.id} = any(array(${silent})))`;
}

/** When the active device of a shipment last reported, or was assigned; null without one. */
export function lastSeenOf(shipment_id: AnyColumn): SQL {
  return sql`(select greatest(since, taken_at) from device_assignments join devices on devices.id = device_id
    left join latest_positions using (device_id) where shipment_id = ${shipment_id} and revoked_at is null)`;
}

/** A device last seen at this time or before is silent. */
export function silentBefore({ now, silentAfterHours }: Pick<FleetMoment, 'now' | 'silentAfterHours'>): Date {
  return new Date(now.getTime() - silentAfterHours * HOUR_MS);
}

/** The shipments that an active device should report for, and has not for some hours. */
function silentAssignments(connection: Connection, moment: Pick<FleetMoment, 'now' | 'silentAfterHours'>) {
  const since = silentBefore(moment);
  return connection
    .select({ id: deviceAssignments.shipment_id })
    .from(deviceAssignments)
    .innerJoin(devices, sql`${devices.id} = ${deviceAssignments.device_id}`)
    .leftJoin(latestPositions, sql`${latestPositions.device_id} = ${deviceAssignments.device_id}`)
    .where(
      and(
        isNull(devices.revoked_at),
        lte(deviceAssignments.since, since),
        sql`coalesce(${latestPositions.taken_at}, '-infinity') <= ${since.toISOString()}::timestamptz`,
      ),
    );
}
