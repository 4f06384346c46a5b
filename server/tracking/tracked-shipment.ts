import type postgres from 'postgres';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import type { Point } from '#domain/places/place.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { isBeforePickUp } from '#domain/shipments/is-under-way.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import type { ConfidenceWindow } from '#domain/tracking/confidence-window.ts';
import {
  type DeliveryDates,
  type DeliveryOutlook,
  deliveryOutlook,
} from '#domain/tracking/delivery-outlook.ts';
import type { LivePosition } from '#domain/tracking/live-position.ts';
import { publicPosition } from '#domain/tracking/public-position.ts';
import {
  estimateStops,
  expectedArrival,
  withDeparture,
  withoutEstimates,
} from '#domain/tracking/stops/stop-estimates.ts';
import { batchedLookUps } from '../database/statements/batched-look-ups.ts';
import type { Geography } from '../geography/geography.ts';
import { eventZone } from './events/event-zone.ts';
import { windowOf } from './lane-deviations.ts';
import { type JourneyRow, journeyColumns, journeyOf } from './tracked-journey.ts';

/** Newest events shown; a journey has a dozen, a misbehaving integration can write thousands. */
const EVENTS = 200;

/** A row in PostgreSQL's JSON, where timestamps are text. */
type Json<Value> = { [Key in keyof Value]: Value[Key] extends Date | null ? string | null : Value[Key] };

type Event = TrackedShipment['events'][number];
type Waypoint = TrackedShipment['waypoints'][number];

type Row = Omit<
  TrackedShipment,
  | 'events'
  | 'waypoints'
  | 'live'
  | 'delay_reason'
  | 'destination_time_zone'
  | 'legs'
  | 'milestones'
  | 'equipment'
  | 'estimate_history'
  | 'delivery_window'
  | keyof DeliveryOutlook
> &
  JourneyRow &
  DeliveryDates & {
    test: boolean;
    estimate_reason: string | null;
    events: Json<Omit<Event, 'time_zone'> & Point & { utc_offset: number | null }>[];
    waypoints: Json<Omit<Waypoint, 'time_zone'>>[];
    live: (Json<LivePosition> & { by_device: boolean }) | null;
  };

type Source = { database: { sql: postgres.Sql }; geography: Pick<Geography, 'timeZones' | 'unlocode'> };

/** The public data of a tracking number; undefined if it is unknown. */
export async function findTracked(
  { database, geography }: Source,
  tracking_number: string,
  now: Date,
): Promise<TrackedShipment | undefined> {
  const row = await lookUpsOf(database.sql).load(tracking_number);
  return row && trackedOf(row, geography, now, await windowOf(database.sql, row, now));
}

const lookUpsOf = batchedLookUps(async (sql: postgres.Sql, numbers) => {
  const rows = await selectTracked(sql, numbers);
  return new Map(rows.map((row) => [row.tracking_number, row]));
});

/**
 * Reads everything in one round trip, because this is the most frequent query. Plain SQL, with only the columns that
 * visitors may see.
 */
export function selectTracked(sql: postgres.Sql, tracking_numbers: readonly string[]) {
  const [number = ''] = tracking_numbers;
  // A single number has a separate, faster query plan.
  const numbers =
    tracking_numbers.length === 1
      ? sql`${number}`
      : sql`any((select ${tracking_numbers as string[]}::text[])::text[])`;
  return sql<Row[]>`
    select s.tracking_number, s.test, s.status, s.origin_city, s.origin_country, s.destination_city, s.destination_country,
      s.origin_approximate, s.destination_approximate, s.cargo_description, s.cargo_weight::float8 as cargo_weight,
      s.transport_mode, s.estimated_delivery_date, s.promised_delivery_date, s.delivered_at, s.estimate_reason,
      (select coalesce(json_agg(e), '[]') from (
        select status, location, description, occurred_at, utc_offset, latitude, longitude from tracking_events
        where shipment_id = s.id order by occurred_at desc, id desc limit ${EVENTS}) e) as events,
      (select coalesce(json_agg(w order by waypoint_order), '[]') from (
        select waypoint_order, waypoint_type, location_name, latitude, longitude, transport_mode,
          estimated_arrival, status, reached_at
        from route_waypoints where shipment_id = s.id) w) as waypoints,
      (select row_to_json(l) from (
        select latitude, longitude, speed, heading, vehicle_identifier, next_checkpoint, estimated_arrival,
          progress, transport_mode, updated_at, off_route, reported_by is not null as by_device
        from live_tracking where shipment_id = s.id) l) as live,${journeyColumns(sql)}
    from shipments s where s.tracking_number = ${numbers}`;
}

function trackedOf(
  found: Row,
  { timeZones, unlocode }: Source['geography'],
  now: Date,
  delivery_window: ConfidenceWindow | null,
): TrackedShipment {
  const {
    events,
    waypoints,
    live: row,
    legs,
    equipment,
    reports,
    estimates,
    created_at,
    test,
    promised_delivery_date,
    delivered_at,
    estimate_reason,
    ...shipment
  } = found;
  const { status, estimated_delivery_date } = shipment;
  const destination_time_zone = timeZones.ofTown(shipment.destination_city, shipment.destination_country);
  const dates = { status, promised_delivery_date, estimated_delivery_date, delivered_at };
  const outlook = deliveryOutlook(dates, destination_time_zone, now);
  const live = row && liveOf(row, status);
  const arrival = expectedArrival(outlook, live, destination_time_zone);
  const planned = waypoints.map((stop) => ({
    ...stop,
    estimated_arrival: moment(stop.estimated_arrival),
    reached_at: moment(stop.reached_at),
    time_zone: timeZones.at(stop),
  }));
  const stops = isActive(status)
    ? estimateStops(withDeparture(planned, status), arrival, now)
    : withoutEstimates(planned);
  const journey = journeyOf(
    { timeZones, unlocode },
    {
      status,
      transport_mode: shipment.transport_mode,
      estimated_delivery_date,
      delivered_at,
      promised_delivery_date: outlook.promised_delivery_date,
      promised_delivery_day: outlook.promised_delivery_day,
      destination_time_zone,
      stops,
      legs,
      equipment,
      reports,
      estimates,
      created_at,
    },
    now,
  );
  return {
    ...shipment,
    ...(test && { test: true as const }),
    ...outlook,
    delivery_window,
    ...journey,
    delay_reason: outlook.days_late > 0 ? estimate_reason : null,
    destination_time_zone,
    events: events.map(({ latitude, longitude, utc_offset, ...event }) => {
      const occurred_at = new Date(event.occurred_at as string);
      const time_zone = eventZone(timeZones, { latitude, longitude, utc_offset, occurred_at });
      return { ...event, occurred_at, time_zone };
    }),
    live: live && {
      ...publicPosition({ ...live, estimated_arrival: isActive(status) ? arrival : null }, stops, status),
      time_zone: timeZones.at(live),
      next_checkpoint_arrival:
        journey.waypoints.find(({ location_name }) => location_name === live.next_checkpoint)
          ?.estimated_arrival ?? null,
    },
  };
}

function liveOf({ by_device, ...row }: NonNullable<Row['live']>, status: ShipmentStatus) {
  return {
    ...row,
    estimated_arrival: moment(row.estimated_arrival),
    updated_at: new Date(row.updated_at as string),
    approaching: by_device && isBeforePickUp(status),
  };
}

function moment(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
