import { signedIn } from '../api/call-context.ts';
import { publishShipmentsChanged } from '../shipment-records/publish-changed.ts';
import { insertCarrierBooking, replaceBookedShipments } from './carrier-bookings-table.ts';
import { replaceCutOffs } from './carrier-cut-offs-table.ts';
import { completeBookedTasks } from './complete-booked-tasks.ts';
import { operations } from './operations.ts';
import { present } from './present.ts';
import { shipmentsToBook } from './shipments-to-book.ts';

export const create = operations.create.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { shipments, cut_offs, ...fields } = input;
    const { found, unknown } = await shipmentsToBook(transaction, context, shipments);
    if (unknown.length > 0) throw errors.UNKNOWN_SHIPMENT({ data: { tracking_numbers: unknown } });
    const now = context.now();
    const booking = await insertCarrierBooking(transaction, { ...fields, created_at: now, updated_at: now });
    await replaceCutOffs(transaction, booking.id, cut_offs);
    const ids = found.map(({ id }) => id);
    await replaceBookedShipments(transaction, booking.id, ids);
    const detail = { carrier_booking: booking.id, ...fields };
    await publishShipmentsChanged(
      transaction,
      context.broadcast,
      signedIn(context),
      found.map((shipment) => ({ shipment, action: 'carrierBookings.create', detail })),
    );
    const after = { ...booking, shipments: found, cut_offs };
    await completeBookedTasks(transaction, context, signedIn(context), { before: null, after });
    return present(transaction, context, booking);
  }),
);
