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
import { pickUpBy, updateShipments } from '../shipment-records/shipment-edits-table.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { recordEvents } from '../webhooks/record-events.ts';
import { insertEvents, type NewTrackingEvent } from './events/tracking-events-table.ts';
import { effectOn, finishTracking } from './finish-tracking.ts';

export interface StatusChange {
  status: ShipmentStatus;
  description: string | null;
  occurred_at: Date;
  /** Set if the status is reported later than it happened. */
  recorded_at?: Date;
  by: Actor;
}

/** The place of the event: its name and, if known, its position. May add details to the event. */
export type StatusPlace = { location: string } & Partial<Point> &
  Partial<Pick<NewTrackingEvent, 'id' | 'loaded' | 'utc_offset'>>;

/** `recordStatuses` for one shipment; returns its new version. */
export async function recordStatus(
  transaction: Transaction,
  notifier: Notifier,
  shipment: ShipmentRecord,
  { status, description, occurred_at, recorded_at, by, ...place }: StatusChange & StatusPlace,
): Promise<number> {
  const change = { status, description, occurred_at, by, ...(recorded_at && { recorded_at }) };
  const versions = await recordStatuses(transaction, notifier, [{ shipment, place }], change);
  return versions.get(shipment.id) as number;
}

/**
 * Sets the status of locked shipments. Writes each one's event, notification, e-mails to followers and audit entry, and publishes the change.
 * Returns their new versions, by id.
 */
export async function recordStatuses(
  transaction: Transaction,
  notifier: Notifier,
  moved: readonly { shipment: ShipmentRecord; place: StatusPlace }[],
  { status, description, occurred_at, recorded_at = occurred_at, by }: StatusChange,
): Promise<ReadonlyMap<string, number>> {
  const ids = moved.map(({ shipment }) => shipment.id);
  const delivered_at = status === 'delivered' ? occurred_at : null;
  const versions = await updateShipments(
    transaction,
    ids,
    { status, delivered_at, ...pickUpBy(status, occurred_at) },
    recorded_at,
  );
  await finishTracking(
    transaction,
    moved.map(({ shipment }) => shipment),
    status,
  );
  await resolveDelays(
    transaction,
    recorded_at,
    moved.map(({ shipment }) => shipment),
    status,
  );
  const recorded_by = by?.user_id ?? null;
  const viewers = await membersByOrganisation(
    transaction,
    moved.map(({ shipment }) => shipment.organisation_id),
    'view',
  );
  await pipeline(
    insertEvents(
      transaction,
      moved.map(({ shipment, place }) => ({
        ...place,
        shipment_id: shipment.id,
        status,
        description,
        occurred_at,
        recorded_by,
      })),
    ),
    recordEvents(
      transaction,
      recorded_at,
      ...moved.map(({ shipment: { organisation_id, tracking_number, ...shipment }, place }) => ({
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
      })),
    ),
    notifyEach(
      transaction,
      notifier,
      'status_changed',
      moved.flatMap(({ shipment: { organisation_id, tracking_number }, place }) =>
        (organisation_id === null ? [] : (viewers.get(organisation_id) ?? [])).map((user_id) => ({
          user_id,
          type: status === 'delivered' ? ('success' as const) : ('info' as const),
          title: 'Shipment status changed',
          message: `${tracking_number} is now ${statusLabel(status)} · ${place.location}`,
          related_id: tracking_number,
          related_type: 'shipment' as const,
        })),
      ),
    ),
  );
  await mailFollowers(transaction, notifier, moved, status);
  await publishShipmentsChanged(
    transaction,
    notifier.broadcast,
    by,
    moved.map(({ shipment, place }) => ({
      shipment: { ...shipment, status },
      action: 'shipments.changeStatus',
      detail: {
        changes: { status: [shipment.status, status] },
        location: place.location,
        version: versions.get(shipment.id),
        ...effectOn(shipment.status, status),
      },
    })),
  );
  return versions;
}
