import { fieldIssue } from '../../api/errors/field-issue.ts';

/** Tolerated clock difference: people's computers may be ahead of the server. */
const CLOCK_SKEW_MS = 2 * 60_000;

/** Throws 422 for a time in the future: events record facts, not estimates. */
export function refuseFuture(moment: Date, now: Date, field = 'occurred_at'): void {
  if (moment.getTime() > now.getTime() + CLOCK_SKEW_MS)
    throw fieldIssue(field, 'This is in the future. Enter when it happened.');
}
