import { LRUCache } from 'lru-cache';
import type postgres from 'postgres';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { type ConfidenceWindow, confidenceWindow } from '#domain/tracking/confidence-window.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';

/** The newest deliveries of a lane that count. */
const COUNTED = 200;
const MAX_LANES = 10_000;
/** A lane has a few deliveries a day at most. */
const FRESH_MS = 10 * MINUTE_MS;

type Lane = Pick<
  ShipmentRecord,
  'origin_city' | 'origin_country' | 'destination_city' | 'destination_country' | 'transport_mode'
>;
type Estimated = Lane & Pick<ShipmentRecord, 'status' | 'promised_delivery_date' | 'estimated_delivery_date'>;

/** When the deliveries of this lane and mode usually happen; null for a shipment that has ended, or with too few of them. */
export async function windowOf(
  sql: postgres.Sql,
  shipment: Estimated,
  now: Date,
): Promise<ConfidenceWindow | null> {
  if (!isActive(shipment.status) || !shipment.estimated_delivery_date || !shipment.transport_mode)
    return null;
  return confidenceWindow(shipment, await deviationsOn(sql, shipment), now);
}

const caches = new WeakMap<postgres.Sql, LRUCache<string, Promise<number[]>>>();

/** Cached, because every look-up of a shipment shows the window. */
function deviationsOn(sql: postgres.Sql, lane: Lane): Promise<number[]> {
  const cache = caches.get(sql) ?? new LRUCache({ max: MAX_LANES, ttl: FRESH_MS });
  caches.set(sql, cache);
  const { origin_city, origin_country, destination_city, destination_country, transport_mode } = lane;
  const key = JSON.stringify([
    origin_city.toLowerCase(),
    origin_country,
    destination_city.toLowerCase(),
    destination_country,
    transport_mode,
  ]);
  const known = cache.get(key);
  if (known) return known;
  const read = readDeviations(sql, lane);
  cache.set(key, read);
  read.catch(() => cache.delete(key));
  return read;
}

/** Milliseconds between promise and delivery. */
async function readDeviations(sql: postgres.Sql, lane: Lane): Promise<number[]> {
  const rows = await sql<{ deviation_ms: number }[]>`
    select (extract(epoch from delivered_at - promised_delivery_date) * 1000)::float8 as deviation_ms
    from shipments
    where status = 'delivered' and delivered_at is not null and promised_delivery_date is not null and not test
      and origin_country = ${lane.origin_country} and destination_country = ${lane.destination_country}
      and lower(origin_city) = lower(${lane.origin_city})
      and lower(destination_city) = lower(${lane.destination_city}) and transport_mode = ${lane.transport_mode}
    order by delivered_at desc limit ${COUNTED}`;
  return rows.map(({ deviation_ms }) => deviation_ms);
}
