import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm';
import { boolean, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Point } from '#domain/places/place.ts';
import { isUnderWay } from '#domain/shipments/is-under-way.ts';
import { SHIPMENT_STATUSES, type ShipmentStatus } from '#domain/shipments/status.ts';
import type { Connection } from '../../database/pool/connection.ts';
import { anyOf } from '../../database/statements/any-of.ts';
import {
  coordinateChecks,
  degrees,
  id,
  moment,
  oneOf,
  personIndex,
} from '../../database/statements/columns.ts';
import { insertMany } from '../../database/statements/insert-many.ts';
import { users } from '../../people/users-table.ts';
import { shipments } from '../../shipment-records/shipments-table.ts';

export const trackingEvents = pgTable(
  'tracking_events',
  {
    id: id(),
    shipment_id: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    status: text('status', { enum: SHIPMENT_STATUSES }).notNull(),
    location: text('location').notNull(),
    description: text('description'),
    /** The goods were loaded on board here. */
    loaded: boolean('loaded').notNull().default(false),
    /** 0 when missing, as specified. */
    latitude: degrees('latitude').notNull().default(0),
    longitude: degrees('longitude').notNull().default(0),
    occurred_at: moment('occurred_at').notNull(),
    /** Minutes ahead of UTC, if reported. */
    utc_offset: smallint('utc_offset'),
    recorded_at: moment('recorded_at').notNull().defaultNow(),
    /** Null when the system wrote it. */
    recorded_by: uuid('recorded_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    oneOf('tracking_events_status', table.status, SHIPMENT_STATUSES),
    ...coordinateChecks('tracking_events', table.latitude, table.longitude),
    index('tracking_events_of_shipment').on(table.shipment_id, table.occurred_at.desc()),
    personIndex('tracking_events_recorded_by', table.recorded_by),
  ],
);

export type TrackingEventRecord = typeof trackingEvents.$inferSelect;
export type NewTrackingEvent = typeof trackingEvents.$inferInsert;

export async function insertEvents(connection: Connection, events: NewTrackingEvent[]): Promise<void> {
  await insertMany(connection, trackingEvents, events);
}

/** Deletes a shipment's event and returns it; undefined when it has none with this id. */
export async function removeEvent(
  connection: Connection,
  shipment_id: string,
  id: string,
): Promise<TrackingEventRecord | undefined> {
  const [removed] = await connection
    .delete(trackingEvents)
    .where(and(eq(trackingEvents.id, id), eq(trackingEvents.shipment_id, shipment_id)))
    .returning();
  return removed;
}

/** The event of this shipment; undefined when it has none with this id. */
export async function findEvent(
  connection: Connection,
  shipment_id: string,
  id: string,
): Promise<TrackingEventRecord | undefined> {
  const [event] = await connection
    .select()
    .from(trackingEvents)
    .where(and(eq(trackingEvents.id, id), eq(trackingEvents.shipment_id, shipment_id)));
  return event;
}

export async function updateEvent(
  connection: Connection,
  id: string,
  change: Partial<NewTrackingEvent>,
): Promise<void> {
  await connection.update(trackingEvents).set(change).where(eq(trackingEvents.id, id));
}

export type StatusEvent = Pick<
  TrackingEventRecord,
  'id' | 'shipment_id' | 'status' | 'location' | 'latitude' | 'longitude' | 'occurred_at'
>;

/** The statuses and places of shipments over time, newest first. */
export async function listStatusEvents(
  connection: Connection,
  shipment_ids: readonly string[],
): Promise<StatusEvent[]> {
  return connection
    .select({
      id: trackingEvents.id,
      shipment_id: trackingEvents.shipment_id,
      status: trackingEvents.status,
      location: trackingEvents.location,
      latitude: trackingEvents.latitude,
      longitude: trackingEvents.longitude,
      occurred_at: trackingEvents.occurred_at,
    })
    .from(trackingEvents)
    .where(anyOf(trackingEvents.shipment_id, shipment_ids))
    .orderBy(desc(trackingEvents.occurred_at), desc(trackingEvents.id));
}

/** All events of a shipment, the newest first. */
export async function listEvents(
  connection: Connection,
  shipment_id: string,
): Promise<TrackingEventRecord[]> {
  return connection
    .select()
    .from(trackingEvents)
    .where(eq(trackingEvents.shipment_id, shipment_id))
    .orderBy(desc(trackingEvents.occurred_at));
}

/** Deletes these events of a shipment and returns them. */
export async function removeEvents(connection: Connection, shipment_id: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return connection
    .delete(trackingEvents)
    .where(and(eq(trackingEvents.shipment_id, shipment_id), inArray(trackingEvents.id, [...ids])))
    .returning();
}

/** Deletes events of any shipments. */
export async function deleteEvents(connection: Connection, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await connection.delete(trackingEvents).where(anyOf(trackingEvents.id, ids));
}

export async function placeEvent(connection: Connection, id: string, place: Point): Promise<void> {
  await connection.update(trackingEvents).set(place).where(eq(trackingEvents.id, id));
}

const UNDER_WAY = SHIPMENT_STATUSES.filter(isUnderWay);

/** When a shipment's first event after its pick-up occurred; null when it has none. */
export async function firstUnderWay(connection: Connection, shipment_id: string): Promise<Date | null> {
  const [first] = await connection
    .select({ occurred_at: trackingEvents.occurred_at })
    .from(trackingEvents)
    .where(and(eq(trackingEvents.shipment_id, shipment_id), inArray(trackingEvents.status, UNDER_WAY)))
    .orderBy(asc(trackingEvents.occurred_at))
    .limit(1);
  return first?.occurred_at ?? null;
}

/** The active status that a shipment had at a moment, by its events. */
export async function statusAt(
  connection: Connection,
  shipment_id: string,
  at: Date,
): Promise<ShipmentStatus> {
  const [last] = await connection
    .select({ status: trackingEvents.status })
    .from(trackingEvents)
    .where(
      and(
        eq(trackingEvents.shipment_id, shipment_id),
        inArray(trackingEvents.status, UNDER_WAY),
        lte(trackingEvents.occurred_at, at),
      ),
    )
    .orderBy(desc(trackingEvents.occurred_at), desc(trackingEvents.id))
    .limit(1);
  return last?.status ?? 'in_transit';
}
