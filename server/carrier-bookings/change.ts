import { hasDeparted, mayBecome } from '#domain/shipment-file/carrier-booking.ts';
import { changesBetween } from '#domain/shipments/changes.ts';
import { signedIn } from '../api/call-context.ts';
import { matches } from '../api/if-match.ts';
import type { Connection } from '../database/pool/connection.ts';
import { publishShipmentsChanged } from '../shipment-records/publish-changed.ts';
import { readerOf } from '../shipment-records/reader.ts';
import {
  listBookedShipments,
  lockCarrierBooking,
  replaceBookedShipments,
  updateCarrierBooking,
} from './carrier-bookings-table.ts';
import { listCutOffs, replaceCutOffs } from './carrier-cut-offs-table.ts';
import { completeBookedTasks } from './complete-booked-tasks.ts';
import { operations } from './operations.ts';
import { present } from './present.ts';
import { shipmentsToBook } from './shipments-to-book.ts';

export const change = operations.change.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { id, shipments, cut_offs, ...fields } = input;
    const booking = await lockCarrierBooking(transaction, id, readerOf(signedIn(context)));
    if (!booking) throw errors.NOT_FOUND();
    if (matches(context.requestHeaders, booking.version) === false) throw errors.PRECONDITION_FAILED();
    const { state = booking.state } = fields;
    const isDeparture = hasDeparted(state) && !hasDeparted(booking.state);
    if (isDeparture || !mayBecome(booking.state, state)) throw errors.WRONG_STATE();
    const { found, unknown } = await shipmentsToBook(transaction, context, shipments ?? []);
    if (unknown.length > 0) throw errors.UNKNOWN_SHIPMENT({ data: { tracking_numbers: unknown } });
    const before = { ...booking, ...(await bookedState(transaction, id)) };
    if (shipments) {
      const ids = found.map((shipment) => shipment.id);
      await replaceBookedShipments(transaction, id, ids);
    }
    if (cut_offs) await replaceCutOffs(transaction, id, cut_offs);
    const changed = await updateCarrierBooking(transaction, id, fields, context.now());
    const after = { ...changed, ...(await bookedState(transaction, id)) };
    const affected = new Map(
      [...before.shipments, ...after.shipments].map((shipment) => [shipment.id, shipment]),
    );
    const detail = {
      carrier_booking: id,
      changes: changesBetween(booking, fields),
      ...(cut_offs && { cut_offs }),
    };
    await publishShipmentsChanged(
      transaction,
      context.broadcast,
      signedIn(context),
      [...affected.values()].map((shipment) => ({ shipment, action: 'carrierBookings.change', detail })),
    );
    await completeBookedTasks(transaction, context, signedIn(context), { before, after });
    return present(transaction, context, changed);
  }),
);

async function bookedState(connection: Connection, id: string) {
  const [shipments, cut_offs] = await Promise.all([
    listBookedShipments(connection, id),
    listCutOffs(connection, id),
  ]);
  return { shipments, cut_offs };
}
