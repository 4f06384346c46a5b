import type { ShipmentStatus } from '#domain/shipments/status.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { postMails } from '../mail/outbox.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { statusMail } from './follower-mails.ts';
import { listFollowers } from './followers-table.ts';

interface Moved {
  shipment: { id: string; tracking_number: string };
  place: { location: string };
  status: ShipmentStatus;
}

/** E-mails the followers of shipments that have a new status. */
export async function mailFollowers(
  transaction: Transaction,
  notifier: Notifier,
  moved: readonly Moved[],
): Promise<void> {
  if (notifier.silent) return;
  const byId = new Map(moved.map((one) => [one.shipment.id, one]));
  const followers = await listFollowers(transaction, [...byId.keys()]);
  const mails = followers.map(({ shipment_id, id, email }) => {
    const { shipment, place, status } = byId.get(shipment_id) as Moved;
    const { tracking_number } = shipment;
    return statusMail({ id, email, tracking_number }, { status, location: place.location }, notifier);
  });
  if (mails.length > 0) await postMails(transaction, notifier, mails);
}
