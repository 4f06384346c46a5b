import { localTimeText } from '#domain/calendar/local-time.ts';
import { arrivalConflict, milestoneConflict, wasPickedUp } from '#domain/tracking/stops/stop-arrival.ts';
import { fieldIssue } from '../../api/errors/field-issue.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import type { Geography } from '../../geography/geography.ts';
import type { NewShipment, ShipmentRecord } from '../../shipment-records/shipments-table.ts';
import { firstUnderWay } from '../events/tracking-events-table.ts';
import type { WaypointRecord } from './route-waypoints-table.ts';

/** When a shipment was picked up; null before. */
export async function pickUpOf(
  transaction: Transaction,
  { id, picked_up_at, status }: Pick<ShipmentRecord, 'id' | 'picked_up_at' | 'status'>,
): Promise<{ picked_up_at: Date | null; was_picked_up: boolean }> {
  const first = picked_up_at ?? (await firstUnderWay(transaction, id));
  const was_picked_up = wasPickedUp(status, first);
  return { picked_up_at: was_picked_up ? first : null, was_picked_up };
}

interface Arrival {
  stop: WaypointRecord;
  at: Date;
  picked_up_at: Date | null;
  delivered_at: Date | null;
}

/** Throws 422 for an arrival that contradicts the rest of the journey, naming its field. */
export function refuseConflict(
  geography: Pick<Geography, 'timeZones'>,
  stops: readonly WaypointRecord[],
  { stop, at, ...times }: Arrival,
  field: string,
): void {
  const conflict = arrivalConflict(stops, stop, at, times, clockAt(geography, stop));
  if (conflict) throw fieldIssue(field, conflict);
}

/** The same for a changed time of pick-up or delivery. */
export function refuseMilestone(
  geography: Pick<Geography, 'timeZones'>,
  stops: readonly WaypointRecord[],
  { picked_up_at = null, delivered_at = null }: Pick<NewShipment, 'picked_up_at' | 'delivered_at'>,
): void {
  const [stop] = stops;
  const conflict = stop && milestoneConflict(stops, { picked_up_at, delivered_at }, clockAt(geography, stop));
  if (conflict) throw fieldIssue('occurred_at', conflict);
}

function clockAt({ timeZones }: Pick<Geography, 'timeZones'>, stop: WaypointRecord) {
  return (moment: Date) => localTimeText(moment, timeZones.at(stop), 'en-GB');
}
