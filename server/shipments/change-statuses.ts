import type { StatusOutcome } from '#contract/shipments/staff.ts';
import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { unusualChange } from '#domain/shipments/unusual-change.ts';
import { signedIn } from '../api/call-context.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { lockNumbered } from '../shipment-records/shipment-edits-table.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { lastPlaces } from '../tracking/events/last-places.ts';
import { recordStatuses, type StatusChange, type StatusRecording } from '../tracking/record-status.ts';
import { operations, type ShipmentsContext } from './operations.ts';
import { placeStatus } from './place-status.ts';

/**
 * One transaction, so that an interrupted call is all or nothing and its repetition returns the same response; within it
 * each shipment can fail alone.
 */
export const changeStatuses = operations.changeStatuses.handler(({ input, context }) =>
  context.write(async (transaction) => {
    const { status, confirmed } = input;
    const numbers = input.tracking_numbers.map(normalizeTrackingNumber);
    const shipments = await lockNumbered(transaction, numbers, readerOf(signedIn(context)));
    const now = context.now();
    const change = { status, description: null, occurred_at: now, recorded_at: now, by: signedIn(context) };

    const outcomes = new Map<string, StatusOutcome>();
    const wanted: ShipmentRecord[] = [];
    for (const shipment of shipments)
      if (shipment.status === status) outcomes.set(shipment.tracking_number, 'unchanged');
      else if (!confirmed && unusualChange(shipment.status, status))
        outcomes.set(shipment.tracking_number, 'unusual');
      else wanted.push(shipment);
    const changed = new Set(await changeAll(transaction, context, wanted, change));
    for (const shipment of wanted)
      outcomes.set(shipment.tracking_number, changed.has(shipment) ? 'changed' : 'failed');
    return {
      results: numbers.map((tracking_number) => ({
        tracking_number,
        outcome: outcomes.get(tracking_number) ?? 'not_found',
      })),
    };
  }),
);

/** Returns the changed shipments. Writes all at once; if one fails, retries each half separately. */
async function changeAll(
  transaction: Transaction,
  context: ShipmentsContext,
  all: readonly ShipmentRecord[],
  { recorded_at, by, ...change }: StatusChange & StatusRecording,
): Promise<readonly ShipmentRecord[]> {
  if (all.length === 0) return [];
  try {
    await transaction.transaction(async (savepoint) => {
      const places = await lastPlaces(
        savepoint,
        all.map(({ id }) => id),
      );
      const moved = all.map((shipment) => ({
        shipment,
        place: placeStatus(context.geography, shipment, change.status, places.get(shipment.id)),
        ...change,
      }));
      await recordStatuses(savepoint, context, moved, { recorded_at, by });
    });
    return all;
  } catch (error) {
    if (all.length === 1) {
      context.log.error({ err: error, shipment: all[0]?.tracking_number }, 'A status could not be written');
      return [];
    }
    const half = Math.ceil(all.length / 2);
    const whole = { recorded_at, by, ...change };
    const before = await changeAll(transaction, context, all.slice(0, half), whole);
    return [...before, ...(await changeAll(transaction, context, all.slice(half), whole))];
  }
}
