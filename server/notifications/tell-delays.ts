import { type DelayNotice, delayHasGrown, delayMessage } from '#domain/notifications/delay-notice.ts';
import { daysLate } from '#domain/tracking/delay.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Worker } from '../jobs/jobs.ts';
import { noteDelay } from './delay-notices-table.ts';
import { type LateShipment, listLateShipments } from './late-shipments.ts';
import { notify } from './notify.ts';

const BATCH = 200;

/**
 * Tells owners that their freight is late, once per day by which the delay grows. Each is told in a transaction
 * of its own, so a run that ends half-way is taken up by the next one.
 */
export function tellDelays(
  dependencies: Pick<Dependencies, 'database' | 'broadcast' | 'jobs' | 'settings' | 'sign' | 'now'>,
): Worker<'delays'> {
  const { database, now } = dependencies;

  async function tell(shipment: LateShipment, { promised, days_late }: DelayNotice): Promise<void> {
    const { id, user_id, tracking_number } = shipment;
    if (user_id === null) return;
    await database.transaction(async (transaction) => {
      const notice = { shipment_id: id, promised, days_late, told_at: now() };
      if (!(await noteDelay(transaction, notice))) return;
      await notify(transaction, dependencies, {
        user_id,
        kind: 'shipment_delayed',
        type: 'warning',
        title: 'Shipment delayed',
        message: delayMessage(tracking_number, days_late),
        related_id: tracking_number,
        related_type: 'shipment',
      });
      await writeAudit(transaction, {
        action: 'shipments.delayed',
        subject_type: 'shipment',
        subject_id: id,
        detail: { tracking_number, promised, days_late },
      });
    });
  }

  return async () => {
    const today = now();
    let after: string | null = null;
    let found: LateShipment[];
    do {
      found = await listLateShipments(database.db, { now: today, after, limit: BATCH });
      for (const shipment of found) {
        const notice = noticeOf(shipment, today);
        if (notice && delayHasGrown(toldOf(shipment), notice)) await tell(shipment, notice);
      }
      after = found.at(-1)?.id ?? null;
    } while (found.length === BATCH);
  };
}

function noticeOf(shipment: LateShipment, now: Date): DelayNotice | null {
  const promised = shipment.estimated_delivery_date;
  return promised && { promised, days_late: daysLate(shipment, shipment, now) };
}

function toldOf({ told_promised, told_days_late }: LateShipment): DelayNotice | null {
  if (told_promised === null || told_days_late === null) return null;
  return { promised: told_promised, days_late: told_days_late };
}
