import { setImmediate } from 'node:timers/promises';
import { nearestBranch } from '#domain/branches/nearest-branch.ts';
import { newTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { signedIn } from '../api/call-context.ts';
import { type BranchRecord, listBranchPositions } from '../branches/branches-table.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { newId } from '../database/statements/columns.ts';
import { pipeline } from '../database/statements/pipeline.ts';
import { addedCharge, insertAddedCharges } from '../invoices/shipment-charges-table.ts';
import { insertMilestones } from '../milestones/milestones-table.ts';
import { bookingPlan } from '../milestones/plan-rows.ts';
import { openFiles } from '../shipment-file/forwarding-files-table.ts';
import { type Actor, publishShipmentsChanged } from '../shipment-records/publish-changed.ts';
import { insertShipments } from '../shipment-records/shipments-table.ts';
import { insertEvents } from '../tracking/events/tracking-events-table.ts';
import { insertLegs } from '../tracking/route/route-legs-table.ts';
import { insertWaypoints } from '../tracking/route/route-waypoints-table.ts';
import { legRows, waypointRows } from '../tracking/route/write-route.ts';
import { type Booking, bookedAction, firstEvent, shipmentRow, statusOf } from './book-shipment.ts';
import type { ShipmentsContext } from './operations.ts';

const TRIES = 5;
/** Shipments whose records are written together; more would keep the main thread busy for longer. */
const PART = 10;

type Imported = Omit<Booking, 'instructions' | 'branches'>;

interface Placed {
  id: string;
  booking: Imported;
  branch: Pick<BranchRecord, 'id' | 'code'> | null;
}

/**
 * Books shipments of a former system, many with one statement. Nobody is notified, by e-mail or webhook: the customers know
 * them. Returns their ids, in order.
 */
export async function bookImported(
  transaction: Transaction,
  context: ShipmentsContext,
  bookings: readonly Imported[],
): Promise<string[]> {
  const by = signedIn(context);
  const branches = await listBranchPositions(transaction, by);
  const placed = bookings.map((booking) => ({
    id: newId(),
    booking,
    branch: nearestBranch(branches, booking.origin) ?? null,
  }));
  const numbered = insertNumbered(transaction, context, placed);
  let written: Promise<unknown> = numbered;
  for (let first = 0; first < placed.length; first += PART) {
    // PostgreSQL writes a part while the next one is prepared, and other calls are served in between.
    await Promise.race([written, setImmediate()]);
    const records = recordsOf(placed.slice(first, first + PART), by);
    await written;
    written = insertRecords(transaction, records);
  }
  await written;
  const numbers = await numbered;
  await publishShipmentsChanged(
    transaction,
    context.broadcast,
    by,
    placed.map(({ id, booking, branch }) => ({
      shipment: {
        id,
        tracking_number: numbers.get(id) as string,
        status: statusOf(booking),
        branch_id: branch?.id ?? null,
      },
      ...bookedAction(booking),
    })),
  );
  // Other bookings of the same series wait from here until the transaction ends.
  await openFiles(
    transaction,
    placed.flatMap(({ id, booking: { shipment, now }, branch }) =>
      branch ? [{ id, branch, transport_mode: shipment.transport_mode ?? null, created_at: now }] : [],
    ),
  );
  return placed.map(({ id }) => id);
}

/** The rows that come with new shipments. */
function recordsOf(placed: readonly Placed[], by: Actor) {
  return {
    legs: placed.flatMap(({ id, booking: { legs } }) => legRows(id, legs)),
    waypoints: placed.flatMap(({ id, booking: { legs, waypoints } }) => waypointRows(id, legs, waypoints)),
    events: placed.map(({ id, booking }) => firstEvent(id, booking, by)),
    charges: placed.flatMap(({ id, booking: { charges = [] } }) =>
      charges.map((charge, charge_order) => addedCharge(id, charge_order, charge)),
    ),
    milestones: placed.flatMap(({ id, booking: { shipment, legs, waypoints, now } }) =>
      bookingPlan({ ...shipment, id }, legs, waypoints, now),
    ),
  };
}

async function insertRecords(transaction: Transaction, records: ReturnType<typeof recordsOf>): Promise<void> {
  await pipeline(
    insertLegs(transaction, records.legs),
    insertWaypoints(transaction, records.waypoints),
    insertEvents(transaction, records.events),
    insertAddedCharges(transaction, records.charges),
    insertMilestones(transaction, records.milestones),
  );
}

/** Inserts the rows, those whose random number is taken again with another one. Returns the numbers by id. */
async function insertNumbered(
  transaction: Transaction,
  context: ShipmentsContext,
  placed: readonly Placed[],
): Promise<ReadonlyMap<string, string>> {
  const numbers = new Map<string, string>();
  let left = placed;
  for (let attempt = 0; attempt < TRIES && left.length > 0; attempt++) {
    const inserted = await insertShipments(
      transaction,
      left.map(({ id, booking, branch }) => ({
        ...shipmentRow(context, booking),
        id,
        branch_id: branch?.id ?? null,
        tracking_number: newTrackingNumber(context.random()),
      })),
    );
    for (const [id, number] of inserted) numbers.set(id, number);
    left = left.filter(({ id }) => !numbers.has(id));
  }
  if (left.length > 0) throw new Error(`No free tracking number was found in ${TRIES} tries.`);
  return numbers;
}
