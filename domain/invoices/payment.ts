import { DAY_MS } from '../calendar/durations.ts';

/** Why a payment date is invalid; null when it is valid. Any time on the day of issue (UTC) is. */
export function paymentProblem(
  { issued_at }: { issued_at: Date },
  paid_at: Date,
  now: Date,
): 'IN_FUTURE' | 'BEFORE_ISSUE' | null {
  if (paid_at > now) return 'IN_FUTURE';
  return dayOf(paid_at) < dayOf(issued_at) ? 'BEFORE_ISSUE' : null;
}

function dayOf(moment: Date): number {
  return Math.floor(moment.getTime() / DAY_MS);
}
