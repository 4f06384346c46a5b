import type { CarrierBookingRow } from '#contract/carrier-bookings.ts';
import { cutOffStatus, nextCutOff } from '#domain/shipment-file/carrier-booking.ts';
import { signedIn } from '../api/call-context.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { type LegDetailsRecord, listLegDetailsByShipment } from '../tracking/route/leg-details-table.ts';
import { type LegEnds, listLegEndsByShipment } from '../tracking/route/route-legs-table.ts';
import {
  countBookedShipments,
  listCarrierBookings,
  listCutOffsOfEach,
  listFirstShipments,
} from './carrier-booking-rows.ts';
import { departureZone } from './departure-zone.ts';
import { legBooked } from './leg-booked.ts';
import { operations } from './operations.ts';

export const list = operations.list.handler(async ({ input, context }) => {
  const { db } = context.database;
  const { page, next } = await listCarrierBookings(db, { ...input, reader: readerOf(signedIn(context)) });
  const ids = page.map(({ id }) => id);
  const [cut_offs, counts, firsts] = await Promise.all([
    listCutOffsOfEach(db, ids),
    countBookedShipments(db, ids),
    listFirstShipments(db, ids),
  ]);
  const first_ids = firsts.map(({ id }) => id);
  const [legs, details] = await Promise.all([
    listLegEndsByShipment(db, first_ids),
    listLegDetailsByShipment(db, first_ids),
  ]);
  const now = context.now();
  const carrier_bookings = page.map(({ id, state, ...booking }) => {
    const isOf = (row: { carrier_booking_id: string }) => row.carrier_booking_id === id;
    const cut_off = nextCutOff(state, cut_offs.filter(isOf));
    const first = firsts.find(isOf);
    const { shipments = 0, etd = null } = counts.find(isOf) ?? {};
    const route = {
      legs: legs.filter(({ shipment_id }) => shipment_id === first?.id),
      details: details.filter(({ shipment_id }) => shipment_id === first?.id),
    };
    return {
      ...booking,
      id,
      state,
      next_cut_off: cut_off ? { ...cut_off, status: cutOffStatus(cut_off, now) } : null,
      shipments,
      first_shipment: first?.tracking_number ?? null,
      leg: carriageOf(route, booking.carrier),
      etd,
      time_zone: departureZone(context.geography, first, { ...route, carrier: booking.carrier }),
    };
  });
  return { carrier_bookings, next };
});

/** Where the booked leg goes, and on which vessel or flight. */
function carriageOf(
  { legs, details }: { legs: readonly LegEnds[]; details: readonly LegDetailsRecord[] },
  carrier: string,
): CarrierBookingRow['leg'] {
  const booked = legBooked(legs, details, carrier);
  if (!booked) return null;
  const { leg, id } = booked;
  const known = details.find((each) => each.id === id);
  return {
    from: leg.from_name,
    to: leg.to_name,
    vessel: known?.vessel_name ? { name: known.vessel_name, imo: known.vessel_imo } : null,
    voyage: known?.voyage ?? '',
    flight: known?.flight ?? '',
  };
}
