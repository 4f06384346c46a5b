import { DAY_MS, MINUTE_MS } from '../calendar/durations.ts';
import { type CarrierEventOrIssue, eventName, readCarrierEvent } from './carrier-event.ts';

export const MAX_PUSHED_EVENTS = 100;
/** Numbers of bookings, bills of lading and boxes in one event. */
export const MAX_EVENT_NUMBERS = 100;
/** Clocks of carriers may be ahead by this much. */
const CLOCK_MS = 5 * MINUTE_MS;
/** Longer than any transport takes: another year is a mistake. */
const RANGE_MS = 730 * DAY_MS;

/**
 * Parses an event that a carrier sends, or says why it cannot be used. Depends on nothing but the event and the time, so that the result
 * does not reveal which shipments exist.
 */
export function readPushedEvent(sent: unknown, now: Date): CarrierEventOrIssue {
  const read = readCarrierEvent(sent);
  if ('issue' in read) return read;
  const issue = issueOf(read.event, now);
  return issue ? { issue: `${eventName(sent)}: ${issue}` } : read;
}

function issueOf(
  {
    created_at,
    bookings,
    bills,
    equipment,
    milestone,
  }: Extract<CarrierEventOrIssue, { event: unknown }>['event'],
  now: Date,
): string | undefined {
  const latest = now.getTime() + CLOCK_MS;
  const occurred_at = Date.parse(milestone.occurred_at);
  const numbers = bookings.length + bills.length + equipment.length;
  // A later report counts before an earlier one, so one from the future would count forever.
  if (created_at.getTime() > latest) return 'eventCreatedDateTime: This is in the future.';
  if (milestone.classifier === 'ACT' && occurred_at > latest)
    return 'eventDateTime: What happens in the future is an estimate, not a fact.';
  if (Math.abs(occurred_at - now.getTime()) > RANGE_MS)
    return 'eventDateTime: This is more than two years away.';
  if (numbers === 0) return 'documentReferences: Name a booking, a bill of lading or a container.';
  if (numbers > MAX_EVENT_NUMBERS) return `documentReferences: At most ${MAX_EVENT_NUMBERS} numbers.`;
  return undefined;
}
