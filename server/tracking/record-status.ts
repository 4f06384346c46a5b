import type { Point } from '#domain/places/place.ts';
import { type ShipmentStatus, statusLabel } from '#domain/shipments/status.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { pipeline } from '../database/statements/pipeline.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { notifyEach } from '../notifications/notify.ts';
import { type Actor, publishShipmentsChanged } from '../shipment-records/publish-changed.ts';
import { pickUpBy, updateShipments } from '../shipment-records/shipment-edits-table.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { insertEvents, type NewTrackingEvent } from './events/tracking-events-table.ts';
import { effectOn, finishTracking } from './finish-tracking.ts';

export interface StatusChange {
  status: ShipmentStatus;
  description: string | null;
  occurred_at: Date;
  /** Where the report comes after the fact. */
  recorded_at?: Date;
  by: Actor;
}

/** Where it happens: as it is named and, where that is known, with its position. May add to its event. */
export type StatusPlace = { location: string } & Partial<Point> &
  Partial<Pick<NewTrackingEvent, 'id' | 'loaded' | 'utc_offset'>>;

/** `recordStatuses` for one shipment; returns the version which it has then. */
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
 * Moves locked shipments to a status, each with its event, its owner's notification, its audit entry and word to open
 * pages. Returns their versions after it, by id.
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
  const recorded_by = by?.user_id ?? null;
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
    notifyEach(
      transaction,
      notifier,
      'status_changed',
      moved.flatMap(({ shipment: { user_id, tracking_number }, place }) =>
        user_id === null
          ? []
          : {
              user_id,
              type: status === 'delivered' ? 'success' : 'info',
              title: 'Shipment status changed',
              message: `${tracking_number} is now ${statusLabel(status)} · ${place.location}`,
              related_id: tracking_number,
              related_type: 'shipment',
            },
      ),
    ),
  );
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
