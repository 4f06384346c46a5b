import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { carrierBookingShipments, carrierBookings } from '../carrier-bookings/carrier-bookings-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { legDetails } from '../tracking/route/leg-details-table.ts';

/** The condition that a carrier with one of these names moves a shipment, by a booking that is not cancelled or by a leg. */
export function isMovedBy(names: readonly string[]): SQL {
  const isNamed = (carrier: PgColumn) =>
    sql`lower(btrim(${carrier})) in (select lower(btrim(name)) from unnest(${sql.param(names)}::text[]) as name)`;
  return sql`(
    exists (select from ${legDetails} where ${legDetails.shipment_id} = ${shipments.id} and ${isNamed(legDetails.carrier)})
    or exists (select from ${carrierBookingShipments}
      join ${carrierBookings} on ${carrierBookings.id} = ${carrierBookingShipments.carrier_booking_id}
      where ${carrierBookingShipments.shipment_id} = ${shipments.id} and ${carrierBookings.state} <> 'cancelled'
      and ${isNamed(carrierBookings.carrier)}))`;
}
