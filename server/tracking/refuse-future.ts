import { fieldIssue } from '../api/field-issue.ts';

/** Clocks of people's computers may be ahead of ours by so much. */
const CLOCK_SKEW_MS = 2 * 60_000;

/** Throws 422 for an event that has not happened yet: what is expected is an estimate, no fact. */
export function refuseFuture(occurred_at: Date, now: Date): void {
  if (occurred_at.getTime() > now.getTime() + CLOCK_SKEW_MS)
    throw fieldIssue('occurred_at', 'This is in the future. Enter when it happened.');
}
