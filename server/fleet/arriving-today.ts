import { and, type SQL, sql } from 'drizzle-orm';
import { calendarDay, endOfDay } from '#domain/calendar/calendar-day.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#domain/calendar/durations.ts';
import type { TimeZones } from '#domain/routing/time-zones.ts';
import type { Connection } from '../database/pool/connection.ts';
import { isActiveShipment } from '../shipment-records/shipment-conditions.ts';
import { arrivalOf } from '../shipment-records/shipment-sorts.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

interface Moment {
  now: Date;
  timeZones: TimeZones;
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
  { now, timeZones }: Moment,
  scope?: SQL,
): Promise<SQL> {
  const towns = scope
    ? await readTowns(connection, now, scope)
    : await readTownsOfAll(connection, { now, timeZones });
  if (towns.length === 0) return sql`false`;
  const days = daysOf(towns, timeZones, now);
  const seconds = (moment: Date) => moment.getTime() / SECOND_MS;
  const dayByTown = Object.fromEntries(
    towns.map(({ city, country }, index) => {
      const { start, end } = days[index] as Day;
      return [`${country} ${city}`, [seconds(start), seconds(end)]];
    }),
  );
  // Looked up in a constant instead of joined, so that a page reads the index of the order by arrival only until it is full.
  const day = sql`(${JSON.stringify(dayByTown)}::text::jsonb
    -> (${shipments.destination_country} || ' ' || ${shipments.destination_city}))`;
  const arrives = sql`date_part('epoch', ${arrivalOf(shipments)})`;
  return sql`(${isWithin(earliest(days), latest(days))}
    and ${arrives} >= (${day}->0)::float8 and ${arrives} < (${day}->1)::float8)`;
}

function isWithin(first: Date, end: Date): SQL {
  const arrival = arrivalOf(shipments);
  return sql`${isActiveShipment} and ${arrival} >= ${first.toISOString()}::timestamptz
    and ${arrival} < ${end.toISOString()}::timestamptz`;
}

interface Town extends Record<string, unknown> {
  city: string;
  country: string;
  shipments: number;
}

function readTowns(connection: Connection, now: Date, scope: SQL | undefined): Promise<Town[]> {
  const [first, end] = [-REACH_MS, REACH_MS].map((ms) => new Date(now.getTime() + ms)) as [Date, Date];
  return connection
    .select({
      city: shipments.destination_city,
      country: shipments.destination_country,
      shipments: sql<number>`count(*)::int`,
    })
    .from(shipments)
    .where(and(scope, isWithin(first, end)))
    .groupBy(shipments.destination_city, shipments.destination_country);
}

/** From this number on, the towns are read once a minute only: the console polls what arrives today. */
const MANY_SHIPMENTS = 5_000;

interface KnownTowns {
  towns: Town[];
  read_at: Date;
}

const knownTowns = new WeakMap<TimeZones, KnownTowns>();

async function readTownsOfAll(connection: Connection, { now, timeZones }: Moment): Promise<Town[]> {
  const known = knownTowns.get(timeZones);
  const age_ms = known && now.getTime() - known.read_at.getTime();
  if (known && age_ms !== undefined && age_ms >= 0 && age_ms < MINUTE_MS) return known.towns;
  const towns = await readTowns(connection, now, undefined);
  const count = towns.reduce((sum, town) => sum + town.shipments, 0);
  if (count < MANY_SHIPMENTS) knownTowns.delete(timeZones);
  else knownTowns.set(timeZones, { towns, read_at: now });
  return towns;
}

interface Day {
  start: Date;
  end: Date;
}

/** Today at each town. */
function daysOf(towns: readonly Town[], timeZones: TimeZones, now: Date): Day[] {
  const known = new Map<string, Day>();
  return towns.map(({ city, country }) => {
    const time_zone = timeZones.ofTown(city, country);
    const day = known.get(time_zone) ?? dayIn(time_zone, now);
    known.set(time_zone, day);
    return day;
  });
}

function dayIn(time_zone: string, now: Date): Day {
  const end = endOfDay(calendarDay(now, time_zone), time_zone);
  const before = calendarDay(new Date(end.getTime() - DAY_MS - 2 * HOUR_MS), time_zone);
  return { start: endOfDay(before, time_zone), end };
}

function earliest(days: readonly Day[]): Date {
  return new Date(Math.min(...days.map(({ start }) => start.getTime())));
}

function latest(days: readonly Day[]): Date {
  return new Date(Math.max(...days.map(({ end }) => end.getTime())));
}
