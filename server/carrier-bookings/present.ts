import type { CarrierBooking } from '#contract/carrier-bookings.ts';
import { cutOffStatus, hasDeparted } from '#domain/shipment-file/carrier-booking.ts';
import { versionTag } from '../api/if-match.ts';
import type { Connection } from '../database/pool/connection.ts';
import { type CarrierBookingRecord, listBookedShipments } from './carrier-bookings-table.ts';
import { listCutOffs } from './carrier-cut-offs-table.ts';
import { zoneOfDeparture } from './departure-zone.ts';
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
  const [first] = shipments;
  const time_zone = await zoneOfDeparture(connection, context.geography, first, booking.carrier);
  context.replyHeader('etag', versionTag(booking.version));
  return {
    ...booking,
    shipments: shipments.map(({ tracking_number }) => tracking_number),
    cut_offs: cut_offs.map((cut_off) => ({ ...cut_off, status: cutOffStatus(cut_off, now), time_zone })),
    time_zone,
    blockers:
      hasDeparted(booking.state) || booking.state === 'cancelled'
        ? []
        : await listBlockers(connection, { shipments, cut_offs, now }),
  };
}
