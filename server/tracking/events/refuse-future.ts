import { fieldIssue } from '../../api/errors/field-issue.ts';

/** Clocks of people's computers may be ahead of ours by so much. */
const CLOCK_SKEW_MS = 2 * 60_000;

/** Throws 422 for what has not happened yet: what is expected is an estimate, no fact. */
export function refuseFuture(moment: Date, now: Date, field = 'occurred_at'): void {
  if (moment.getTime() > now.getTime() + CLOCK_SKEW_MS)
    throw fieldIssue(field, 'This is in the future. Enter when it happened.');
}
