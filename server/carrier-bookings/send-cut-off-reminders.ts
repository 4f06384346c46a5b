import { localTimeText } from '#domain/calendar/local-time.ts';
import { CUT_OFF_LABELS, dueReminder } from '#domain/shipment-file/carrier-booking.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { Dependencies } from '../dependencies.ts';
import { isolateFailures } from '../jobs/isolate-failures.ts';
import type { Worker } from '../jobs/jobs.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { notifyEach } from '../notifications/notify.ts';
import { listStaffOf } from '../people/profiles-table.ts';
import { listBookedShipments } from './carrier-bookings-table.ts';
import { recordReminder } from './carrier-cut-offs-table.ts';
import { listBookedOwners, listNearCutOffs } from './cut-off-reminders.ts';
import { zoneOfDeparture } from './departure-zone.ts';

type Near = Awaited<ReturnType<typeof listNearCutOffs>>[number];
type Reminding = Notifier & Pick<Dependencies, 'database' | 'geography' | 'log'>;

/**
 * Notifies those who run the shipments of a booking before a cut-off that is not met. Each cut-off has a transaction of
 * its own, so that an interrupted run is continued by the next one and a cut-off that fails stops no other.
 */
export function sendCutOffReminders(dependencies: Reminding): Worker<'cut-offs'> {
  const { database, log, now } = dependencies;
  return () =>
    isolateFailures(log, 'Cut-off reminder failed', async (attempt) => {
      const at = now();
      for (const near of await listNearCutOffs(database.db, at)) {
        const hours = dueReminder(near.cut_off, at);
        if (hours === null) continue;
        await attempt({ carrier_booking: near.booking.id, cut_off: near.cut_off.kind }, () =>
          database.transaction(async (transaction) => {
            if (await recordReminder(transaction, near.cut_off, hours))
              await remind(transaction, dependencies, near);
          }),
        );
      }
    });
}

async function remind(
  transaction: Transaction,
  dependencies: Reminding,
  { cut_off: { kind, at }, booking: { id, carrier, reference } }: Near,
): Promise<void> {
  const [first] = await listBookedShipments(transaction, id);
  const time_zone = await zoneOfDeparture(transaction, dependencies.geography, first, carrier);
  const name = [carrier, reference].filter(Boolean).join(' ');
  await notifyEach(
    transaction,
    dependencies,
    'cut_off',
    (await recipientsOf(transaction, id)).map((user_id) => ({
      user_id,
      type: 'warning' as const,
      title: `${CUT_OFF_LABELS[kind]} cut-off ahead`,
      message: `Carrier booking ${name}: ${localTimeText(at, time_zone, 'en-GB')}, not met yet`,
      related_id: id,
      related_type: 'carrier_booking',
    })),
  );
}

/** The owners of the files; the staff of the branch for those without an owner. */
async function recipientsOf(transaction: Transaction, carrier_booking_id: string): Promise<string[]> {
  const people = new Set<string>();
  const branches = new Set<string | null>();
  for (const { owner_id, branch_id } of await listBookedOwners(transaction, carrier_booking_id)) {
    if (owner_id) people.add(owner_id);
    else branches.add(branch_id);
  }
  for (const branch_id of branches)
    for (const user_id of await listStaffOf(transaction, branch_id)) people.add(user_id);
  return [...people];
}
