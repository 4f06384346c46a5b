import { placeNamed } from '#domain/tracking/named-place.ts';
import { currentStep, recordedSteps } from '#domain/tracking/replay/recorded-steps.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { Geography } from '../geography/geography.ts';
import { insertEvents } from '../tracking/events/tracking-events-table.ts';
import { listWaypoints } from '../tracking/route/route-waypoints-table.ts';
import type { TrackingState } from './tracking-state.ts';

/**
 * Adds the events that a shipment's row implies: all of them if it has none, else the one of its current status. They
 * have no author. Returns how many were added.
 */
export async function insertMissingEvents(
  transaction: Transaction,
  { gazetteer }: Geography,
  { shipment, proven }: TrackingState,
): Promise<number> {
  if (proven.has(shipment.status)) return 0;
  const waypoints = await listWaypoints(transaction, shipment.id);
  const passed = waypoints.findLast(({ status }) => status === 'completed')?.location_name ?? null;
  const steps = proven.size === 0 ? recordedSteps(shipment, passed) : [currentStep(shipment, passed)];
  await insertEvents(
    transaction,
    steps.map((step) => ({
      ...step,
      ...placeNamed(step.location, waypoints, gazetteer),
      shipment_id: shipment.id,
      recorded_by: null,
    })),
  );
  return steps.length;
}
