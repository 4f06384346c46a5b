import type { Point } from '#domain/places/place.ts';
import { type ShipmentStatus, statusLabel } from '#domain/shipments/status.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { pipeline } from '../database/statements/pipeline.ts';
import { resolveDelays } from '../exceptions/resolve-delays.ts';
import { mailFollowers } from '../followers/mail-followers.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { notifyEach } from '../notifications/notify.ts';
import { membersByOrganisation } from '../organisations/members-table.ts';
import { type Actor, publishShipmentsChanged } from '../shipment-records/publish-changed.ts';
import { setStatuses } from '../shipment-records/shipment-edits-table.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { recordEvents } from '../webhooks/record-events.ts';
import { insertEvents, type NewTrackingEvent } from './events/tracking-events-table.ts';
import { finishTracking, trackingEffect } from './finish-tracking.ts';

export interface StatusChange {
  status: ShipmentStatus;
  description: string | null;
  occurred_at: Date;
}

export interface StatusRecording {
  /** Later than `occurred_at` if the status is reported later than it happened. */
  recorded_at: Date;
  by: Actor;
}

/** The place of the event: its name and, if known, its position. May add details to the event. */
export type StatusPlace = { location: string } & Partial<Point> &
  Partial<Pick<NewTrackingEvent, 'id' | 'loaded' | 'utc_offset'>>;

/** A locked shipment with its new status. */
export interface MovedShipment extends StatusChange {
  shipment: ShipmentRecord;
  place: StatusPlace;
}

/** `recordStatuses` for one shipment, by default recorded when it happened; returns its new version. */
export async function recordStatus(
  transaction: Transaction,
  notifier: Notifier,
  shipment: ShipmentRecord,
  {
    status,
    description,
    occurred_at,
    recorded_at = occurred_at,
    by,
    ...place
  }: StatusChange & Pick<StatusRecording, 'by'> & Partial<StatusRecording> & StatusPlace,
): Promise<number> {
  const moved = [{ shipment, place, status, description, occurred_at }];
  const versions = await recordStatuses(transaction, notifier, moved, { recorded_at, by });
  return versions.get(shipment.id) as number;
}

/**
 * Sets the statuses of locked shipments. Writes each one's event, notification, e-mails to followers and audit entry, and publishes the change.
 * Returns their new versions, by id.
 */
export async function recordStatuses(
  transaction: Transaction,
  notifier: Notifier,
  moved: readonly MovedShipment[],
  { recorded_at, by }: StatusRecording,
): Promise<ReadonlyMap<string, number>> {
  if (moved.length === 0) return new Map();
  const versions = await setStatuses(
    transaction,
    moved.map(({ shipment: { id }, status, occurred_at }) => ({ id, status, occurred_at })),
    recorded_at,
  );
  for (const [status, ofStatus] of Map.groupBy(moved, (each) => each.status)) {
    const shipments = ofStatus.map(({ shipment }) => shipment);
    await finishTracking(transaction, shipments, status);
    await resolveDelays(transaction, recorded_at, shipments, status, notifier);
  }
  const viewers = await membersByOrganisation(
    transaction,
    moved.map(({ shipment }) => shipment.organisation_id),
    'view',
  );
  await pipeline(
    insertEvents(
      transaction,
      moved.map((each) => eventOf(each, by)),
    ),
    recordEvents(transaction, recorded_at, ...(notifier.silent ? [] : moved).map(webhookEvent)),
    notifyEach(
      transaction,
      notifier,
      'status_changed',
      moved.flatMap((each) => notificationsOf(each, viewers)),
    ),
  );
  await mailFollowers(transaction, notifier, moved);
  await publishShipmentsChanged(
    transaction,
    notifier.broadcast,
    by,
    moved.map((each) => changeOf(each, versions.get(each.shipment.id))),
  );
  return versions;
}

function eventOf(
  { shipment, place, status, description, occurred_at }: MovedShipment,
  by: Actor,
): NewTrackingEvent {
  return {
    ...place,
    shipment_id: shipment.id,
    status,
    description,
    occurred_at,
    recorded_by: by?.user_id ?? null,
  };
}

function webhookEvent({ shipment, place, status, occurred_at }: MovedShipment) {
  const { organisation_id, tracking_number } = shipment;
  return {
    organisation_id,
    type: 'shipment.status_changed' as const,
    object: tracking_number,
    data: {
      tracking_number,
      status,
      former_status: shipment.status,
      location: place.location,
      occurred_at,
    },
  };
}

/** For the members of the customer who may see its shipments. */
function notificationsOf(
  { shipment: { organisation_id, tracking_number }, place, status }: MovedShipment,
  viewers: ReadonlyMap<string, readonly string[]>,
) {
  const user_ids = organisation_id === null ? [] : (viewers.get(organisation_id) ?? []);
  return user_ids.map((user_id) => ({
    user_id,
    type: status === 'delivered' ? ('success' as const) : ('info' as const),
    title: 'Shipment status changed',
    message: `${tracking_number} is now ${statusLabel(status)} · ${place.location}`,
    related_id: tracking_number,
    related_type: 'shipment' as const,
  }));
}

function changeOf({ shipment, place, status }: MovedShipment, version: number | undefined) {
  return {
    shipment: { ...shipment, status },
    action: 'shipments.changeStatus' as const,
    detail: {
      changes: { status: [shipment.status, status] },
      location: place.location,
      version,
      ...trackingEffect(shipment.status, status),
    },
  };
}
