import { cutOffStatus, nextCutOff } from '#domain/shipment-file/carrier-booking.ts';
import { listLegEndsOfEach } from '../tracking/route/route-legs-table.ts';
import {
  countBookedShipments,
  listCarrierBookings,
  listCutOffsOfEach,
  listFirstShipments,
} from './carrier-booking-rows.ts';
import { departureZone } from './departure-zone.ts';
import { operations } from './operations.ts';

export const list = operations.list.handler(async ({ input, context }) => {
  const { db } = context.database;
  const { page, next } = await listCarrierBookings(db, input);
  const ids = page.map(({ id }) => id);
  const [cut_offs, counts, firsts] = await Promise.all([
    listCutOffsOfEach(db, ids),
    countBookedShipments(db, ids),
    listFirstShipments(db, ids),
  ]);
  const legs = Map.groupBy(
    await listLegEndsOfEach(
      db,
      firsts.map(({ id }) => id),
    ),
    ({ shipment_id }) => shipment_id,
  );
  const now = context.now();
  const carrier_bookings = page.map(({ id, state, ...booking }) => {
    const isOf = (row: { carrier_booking_id: string }) => row.carrier_booking_id === id;
    const cut_off = nextCutOff(state, cut_offs.filter(isOf));
    const first = firsts.find(isOf);
    const { shipments = 0, etd = null } = counts.find(isOf) ?? {};
    return {
      ...booking,
      id,
      state,
      next_cut_off: cut_off ? { ...cut_off, status: cutOffStatus(cut_off, now) } : null,
      shipments,
      etd,
      time_zone: departureZone(context.geography, first, (first && legs.get(first.id)) ?? []),
    };
  });
  return { carrier_bookings, next };
});
