import type { Command } from '../commands.ts';
import { after, DAY_MS, HOUR_MS, interpolateTime } from '../journeys/moments.ts';
import { workingFrom, workingUntil } from '../journeys/working-time.ts';
import { type DemoPeople, onDuty } from '../people.ts';
import type { Random } from '../random.ts';
import type { DemoShipment } from '../shipments.ts';
import { hasSailed } from './shipment-story.ts';

/** The time zone of the invoicing office. */
const ACCOUNTS = { time_zone: 'America/Los_Angeles', country: 'US' };
const ISSUED_AFTER_HOURS = [1, 20] as const;
const PAID_AFTER_DAYS = [6, 29] as const;
/** Few clients pay late. */
const OVERDUE_SHARE = 0.1;

/** One invoice with its payment for each departed shipment. */
export function invoiceStory(
  shipment: DemoShipment,
  people: DemoPeople,
  now: Date,
  random: Random,
): Command[] {
  if (!hasSailed(shipment)) return [];
  const { tracking_number } = shipment;
  const issued_at = issueMoment(shipment, now, random);
  if (issued_at > now) return [];
  const by = (at: Date) => ({ at, by: onDuty(people, at), tracking_number });
  const paid_at = workingFrom(
    random,
    after(issued_at, random.between(...PAID_AFTER_DAYS) * DAY_MS),
    ACCOUNTS,
  );
  const isPaid = paid_at <= now && !random.happens(OVERDUE_SHARE);
  return [
    { ...by(issued_at), operation: 'invoices.issue', input: null },
    ...(isPaid ? [{ ...by(paid_at), operation: 'invoices.recordPayment' as const, input: { paid_at } }] : []),
  ];
}

/** Soon after departure, in office hours, and in the current month (UTC) if the portal's figure requires it. */
function issueMoment({ schedule, invoiced_this_month }: DemoShipment, now: Date, random: Random): Date {
  const { sailed } = schedule;
  if (!invoiced_this_month)
    return workingFrom(random, after(sailed, random.between(...ISSUED_AFTER_HOURS) * HOUR_MS), ACCOUNTS);
  const earliest = new Date(Math.max(sailed.getTime(), monthStart(now)));
  const drawn = interpolateTime(earliest, now, random.between(0.05, 0.95));
  const worked = workingUntil(random, drawn, ACCOUNTS);
  return worked > earliest ? worked : drawn;
}

function monthStart(now: Date): number {
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
}
