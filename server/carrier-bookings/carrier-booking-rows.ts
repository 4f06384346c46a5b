import { and, asc, countDistinct, eq, getTableColumns, inArray, min, sql } from 'drizzle-orm';
import type { CarrierBookingState, CutOff } from '#domain/shipment-file/carrier-booking.ts';
import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import type { Connection } from '../database/pool/connection.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { inOrder, keyedPage, keyOf, type SortOrder, seekCondition } from '../database/statements/keyset.ts';
import { holdsWords } from '../database/statements/normalize-text.ts';
import type { Reader } from '../shipment-records/reader.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { legDetails } from '../tracking/route/leg-details-table.ts';
import {
  type CarrierBookingRecord,
  carrierBookingShipments,
  carrierBookings,
  cutOffOrderOf,
  isBookingOfReader,
} from './carrier-bookings-table.ts';
import { carrierCutOffs } from './carrier-cut-offs-table.ts';

const ORDER: SortOrder = {
  name: 'carrierBookings.list',
  direction: 'asc',
  terms: [
    { by: cutOffOrderOf(carrierBookings), kind: 'moment' },
    { by: carrierBookings.id, kind: 'uuid' },
  ],
};

const SEARCHED = sql`concat_ws(' ', carrier_bookings.carrier, carrier_bookings.reference, carrier_bookings.contract, (
  select string_agg(booked.tracking_number, ' ') from shipments as booked
  join carrier_booking_shipments as link on link.shipment_id = booked.id
  where link.carrier_booking_id = carrier_bookings.id))`;

/** By the next cut-off, paged by key. */
export async function listCarrierBookings(
  connection: Connection,
  {
    q,
    state,
    shipment,
    after,
    limit,
    reader,
    updated_since,
  }: {
    q?: string | undefined;
    state?: CarrierBookingState | undefined;
    shipment?: string | undefined;
    after?: string | undefined;
    limit: number;
    reader: Reader;
    updated_since?: Date | undefined;
  },
): Promise<{ page: CarrierBookingRecord[]; next: string | null }> {
  const rows = await connection
    .select({ ...getTableColumns(carrierBookings), key: keyOf(ORDER) })
    .from(carrierBookings)
    .where(
      and(
        state && eq(carrierBookings.state, state),
        q ? holdsWords(SEARCHED, q) : undefined,
        shipment ? isOfShipment(normalizeTrackingNumber(shipment)) : undefined,
        isBookingOfReader(reader),
        changedSince(carrierBookings.updated_at, updated_since),
        seekCondition(ORDER, after),
      ),
    )
    .orderBy(...inOrder(ORDER))
    .limit(limit + 1);
  return keyedPage(rows, limit);
}

const isOfShipment = (tracking_number: string) =>
  sql`exists (select from ${carrierBookingShipments} as link join ${shipments} on ${shipments.id} = link.shipment_id
    where link.carrier_booking_id = ${carrierBookings.id} and ${shipments.tracking_number} = ${tracking_number})`;

export async function listCutOffsOfEach(
  connection: Connection,
  ids: readonly string[],
): Promise<(CutOff & { carrier_booking_id: string })[]> {
  return connection
    .select()
    .from(carrierCutOffs)
    .where(inArray(carrierCutOffs.carrier_booking_id, [...ids]))
    .orderBy(asc(carrierCutOffs.at), asc(carrierCutOffs.kind));
}

/** How many shipments each carrier booking has, and when the first main leg departs. */
export async function countBookedShipments(connection: Connection, ids: readonly string[]) {
  const { carrier_booking_id, shipment_id } = carrierBookingShipments;
  return connection
    .select({
      carrier_booking_id,
      shipments: countDistinct(shipment_id),
      etd: min(legDetails.etd),
    })
    .from(carrierBookingShipments)
    .leftJoin(legDetails, and(eq(legDetails.shipment_id, shipment_id), eq(legDetails.role, 'main')))
    .where(inArray(carrier_booking_id, [...ids]))
    .groupBy(carrier_booking_id);
}

/** The first shipment of each carrier booking, in the order of their numbers. */
export async function listFirstShipments(connection: Connection, ids: readonly string[]) {
  const { carrier_booking_id, shipment_id } = carrierBookingShipments;
  const { id, origin_city, origin_country, tracking_number } = shipments;
  return connection
    .selectDistinctOn([carrier_booking_id], {
      carrier_booking_id,
      id,
      tracking_number,
      origin_city,
      origin_country,
    })
    .from(carrierBookingShipments)
    .innerJoin(shipments, eq(id, shipment_id))
    .where(inArray(carrier_booking_id, [...ids]))
    .orderBy(asc(carrier_booking_id), asc(tracking_number));
}
