import { and, asc, eq, gt, inArray, isNull, lte, ne } from 'drizzle-orm';
import { HOUR_MS } from '#domain/calendar/durations.ts';
import {
  CARRIER_BOOKING_STATES,
  FIRST_REMINDER_HOURS,
  hasDeparted,
} from '#domain/shipment-file/carrier-booking.ts';
import type { Connection } from '../database/pool/connection.ts';
import { forwardingFiles } from '../shipment-file/forwarding-files-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { carrierBookingShipments, carrierBookings } from './carrier-bookings-table.ts';
import { carrierCutOffs } from './carrier-cut-offs-table.ts';

const AHEAD = CARRIER_BOOKING_STATES.filter((state) => !hasDeparted(state) && state !== 'cancelled');

/** Cut-offs that are not met within the time of the first reminder, with their bookings. */
export async function listNearCutOffs(connection: Connection, now: Date) {
  return connection
    .select({ cut_off: carrierCutOffs, booking: carrierBookings })
    .from(carrierCutOffs)
    .innerJoin(carrierBookings, eq(carrierBookings.id, carrierCutOffs.carrier_booking_id))
    .where(
      and(
        isNull(carrierCutOffs.met_at),
        inArray(carrierBookings.state, AHEAD),
        gt(carrierCutOffs.at, now),
        lte(carrierCutOffs.at, new Date(now.getTime() + FIRST_REMINDER_HOURS * HOUR_MS)),
      ),
    )
    .orderBy(asc(carrierCutOffs.at));
}

/** The branch of each booked shipment that is not cancelled, and the person who runs it. */
export async function listBookedOwners(connection: Connection, carrier_booking_id: string) {
  return connection
    .select({ owner_id: forwardingFiles.operations_owner_id, branch_id: shipments.branch_id })
    .from(carrierBookingShipments)
    .innerJoin(shipments, eq(shipments.id, carrierBookingShipments.shipment_id))
    .leftJoin(forwardingFiles, eq(forwardingFiles.shipment_id, shipments.id))
    .where(
      and(
        eq(carrierBookingShipments.carrier_booking_id, carrier_booking_id),
        ne(shipments.status, 'cancelled'),
      ),
    );
}
