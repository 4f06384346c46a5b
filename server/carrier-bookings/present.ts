import type { CarrierBooking } from '#contract/carrier-bookings.ts';
import { cutOffStatus, hasDeparted } from '#domain/shipment-file/carrier-booking.ts';
import { legRoles } from '#domain/shipment-file/leg.ts';
import { versionTag } from '../api/if-match.ts';
import type { Connection } from '../database/pool/connection.ts';
import { pointOf } from '../shipment-file/file-legs.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { listLegEnds } from '../tracking/route/route-legs-table.ts';
import { type CarrierBookingRecord, listBookedShipments, listCutOffs } from './carrier-bookings-table.ts';
import { listBlockers } from './list-blockers.ts';
import type { CarrierBookingsContext } from './operations.ts';

/** The response about a carrier booking, with its ETag. */
export async function present(
  connection: Connection,
  context: Pick<CarrierBookingsContext, 'geography' | 'now' | 'replyHeader'>,
  booking: CarrierBookingRecord,
): Promise<CarrierBooking> {
  const [shipments, cut_offs] = await Promise.all([
    listBookedShipments(connection, booking.id),
    listCutOffs(connection, booking.id),
  ]);
  const now = context.now();
  const time_zone = await departureZone(connection, context.geography, shipments[0]);
  context.replyHeader('etag', versionTag(booking.version));
  return {
    ...booking,
    shipments: shipments.map(({ tracking_number }) => tracking_number),
    cut_offs: cut_offs.map((cut_off) => ({ ...cut_off, status: cutOffStatus(cut_off, now), time_zone })),
    blockers:
      hasDeparted(booking.state) || booking.state === 'cancelled'
        ? []
        : await listBlockers(connection, { shipments, cut_offs, now }),
  };
}

/** Cut-offs are in the local time of the place where the main carriage begins. */
async function departureZone(
  connection: Connection,
  { timeZones }: CarrierBookingsContext['geography'],
  shipment: ShipmentRecord | undefined,
): Promise<string> {
  if (!shipment) return 'UTC';
  const legs = await listLegEnds(connection, shipment.id);
  const main = legs[legRoles(legs).indexOf('main')];
  return main
    ? timeZones.at(pointOf(main.first))
    : timeZones.ofTown(shipment.origin_city, shipment.origin_country);
}
