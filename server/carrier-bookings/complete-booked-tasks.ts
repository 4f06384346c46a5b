import type { CutOff } from '#domain/shipment-file/carrier-booking.ts';
import { VGM_TASK, vgmCutOff } from '#domain/tasks/cut-off-tasks.ts';
import { provenByBooking } from '#domain/tasks/proven-tasks.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Actor } from '../shipment-records/publish-changed.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { completeTasks } from '../tasks/complete-tasks.ts';
import { moveDue } from '../tasks/tasks-table.ts';
import { listLegDetailsByShipment } from '../tracking/route/leg-details-table.ts';
import type { CarrierBookingRecord } from './carrier-bookings-table.ts';

interface BookingState extends Pick<CarrierBookingRecord, 'carrier' | 'state'> {
  cut_offs: readonly CutOff[];
  shipments: readonly ShipmentRecord[];
}

/**
 * Completes the standard tasks that a change of a carrier booking has proven done, and makes the verified gross mass due at
 * its cut-off. `before` is null for a new booking.
 */
export async function completeBookedTasks(
  transaction: Transaction,
  context: Pick<Dependencies, 'broadcast' | 'now'>,
  by: Actor,
  { before, after }: { before: BookingState | null; after: BookingState },
): Promise<void> {
  const { shipments } = after;
  const details = await listLegDetailsByShipment(
    transaction,
    shipments.map(({ id }) => id),
  );
  const proofs = shipments.map((shipment) => {
    const legs = details.filter(({ shipment_id }) => shipment_id === shipment.id);
    const wasBooked = before?.shipments.some(({ id }) => id === shipment.id);
    const earlier = before && wasBooked ? provenByBooking({ ...before, legs }) : [];
    const keys = provenByBooking({ ...after, legs }).filter((key) => !earlier.includes(key));
    return { shipment, keys };
  });
  await moveVgmDue(transaction, before, after);
  await completeTasks(transaction, context, by, proofs);
}

async function moveVgmDue(
  transaction: Transaction,
  before: BookingState | null,
  after: BookingState,
): Promise<void> {
  const key = VGM_TASK;
  const from = before && vgmCutOff([before]);
  const booked = after.shipments.map(({ id }) => id);
  const removed = (before?.shipments ?? []).flatMap(({ id }) => (booked.includes(id) ? [] : id));
  await moveDue(transaction, booked, { key, from, to: vgmCutOff([after]) });
  await moveDue(transaction, removed, { key, from, to: null });
}
