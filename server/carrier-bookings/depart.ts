import { hasDeparted } from '#domain/shipment-file/carrier-booking.ts';
import { signedIn } from '../api/call-context.ts';
import { matches } from '../api/if-match.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { touchInstructions } from '../documents/shipping-instructions-table.ts';
import { applyToEach } from '../milestones/apply-milestones.ts';
import { recordLegTimes } from '../milestones/record-leg-times.ts';
import { readTimelines } from '../milestones/shipment-timelines.ts';
import { publishShipmentsChanged } from '../shipment-records/publish-changed.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { lockShipments } from '../shipment-records/shipment-edits-table.ts';
import { refuseFuture } from '../tracking/events/refuse-future.ts';
import { changeLegDetails, listLegDetails } from '../tracking/route/leg-details-table.ts';
import { listLegEnds } from '../tracking/route/route-legs-table.ts';
import { listBookedShipments, lockCarrierBooking, updateCarrierBooking } from './carrier-bookings-table.ts';
import { listCutOffs } from './carrier-cut-offs-table.ts';
import { completeBookedTasks } from './complete-booked-tasks.ts';
import { legBooked } from './leg-booked.ts';
import { listBlockers } from './list-blockers.ts';
import { operations } from './operations.ts';
import { present } from './present.ts';

/** Records the departure at the leg of each shipment that the booking is for, and updates what depends on it. */
export const depart = operations.depart.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { id, override_reason } = input;
    const booking = await lockCarrierBooking(transaction, id, readerOf(signedIn(context)));
    if (!booking) throw errors.NOT_FOUND();
    if (matches(context.requestHeaders, booking.version) === false) throw errors.PRECONDITION_FAILED();
    if (hasDeparted(booking.state)) throw errors.DEPARTED();
    if (booking.state === 'cancelled') throw errors.CANCELLED();
    const now = context.now();
    const departed_at = input.departed_at ?? now;
    refuseFuture(departed_at, now, 'departed_at');
    const booked = await listBookedShipments(transaction, id);
    await lockShipments(
      transaction,
      booked.map((shipment) => shipment.id),
    );
    const [all, cut_offs] = await Promise.all([
      listBookedShipments(transaction, id),
      listCutOffs(transaction, id),
    ]);
    // The cancelled ones stay behind.
    const shipments = all.filter(({ status }) => status !== 'cancelled');
    const blockers = await listBlockers(transaction, { shipments, cut_offs, now });
    if (blockers.length > 0 && !override_reason) throw errors.NOT_READY({ data: { blockers } });
    const by = signedIn(context);
    for (const shipment of shipments) {
      await recordDeparture(
        transaction,
        { shipment_id: shipment.id, carrier: booking.carrier, atd: departed_at },
        { now, recorded_by: by.user_id },
      );
      await touchInstructions(transaction, shipment.id, { updated_at: now, updated_by: by.user_id });
    }
    await applyToEach(transaction, context, await readTimelines(transaction, context, shipments), by);
    const departed = await updateCarrierBooking(
      transaction,
      id,
      {
        state: 'departed',
        departed_at,
        override_reason: blockers.length > 0 ? (override_reason ?? null) : null,
      },
      now,
    );
    const moved = (await listBookedShipments(transaction, id)).filter(({ status }) => status !== 'cancelled');
    await publishShipmentsChanged(
      transaction,
      context.broadcast,
      by,
      moved.map((shipment) => ({
        shipment,
        action: 'carrierBookings.depart',
        detail: {
          carrier_booking: id,
          departed_at: departed_at.toISOString(),
          ...(blockers.length > 0 && { override_reason, blockers: blockers.map(({ message }) => message) }),
        },
      })),
    );
    await completeBookedTasks(transaction, context, by, {
      before: { ...booking, shipments, cut_offs },
      after: { ...departed, shipments: moved, cut_offs },
    });
    return present(transaction, context, departed);
  }),
);

async function recordDeparture(
  transaction: Transaction,
  { shipment_id, carrier, atd }: { shipment_id: string; carrier: string; atd: Date },
  report: { now: Date; recorded_by: string },
): Promise<void> {
  const legs = await listLegEnds(transaction, shipment_id);
  const before = await listLegDetails(transaction, shipment_id);
  const booked = legBooked(legs, before, carrier);
  if (!booked) return;
  const { id, role, leg } = booked;
  await changeLegDetails(transaction, { shipment_id, leg_order: leg.leg_order, id, role }, { atd });
  await recordLegTimes(transaction, before, await listLegDetails(transaction, shipment_id), report);
}
