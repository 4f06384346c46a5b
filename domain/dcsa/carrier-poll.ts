import * as z from 'zod';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../calendar/durations.ts';

export const MIN_INTERVAL_MINUTES = 5;
export const MAX_INTERVAL_MINUTES = 1_440;
const MAX_PAUSE_MS = 6 * HOUR_MS;
/** The longest pause that a carrier can ask for. */
const MAX_RETRY_AFTER_MS = DAY_MS;

/** How a carrier's events are fetched. */
export const CarrierFeedSettings = z.object({
  base_url: z.url('Enter a URL such as https://api.carrier.example/v2.').max(500),
  /** Header names are tokens of RFC 9110. */
  credential_header: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,60}$/, 'Enter the name of a header, such as API-Key.')
    .default('Authorization'),
  /** Absent to keep the stored one. */
  credential: z
    .string()
    .trim()
    .min(1, 'Enter the credential.')
    .max(2_000, 'At most 2,000 characters.')
    .regex(/^[\x20-\x7e]+$/, 'Use letters, digits and signs of ASCII only.')
    .optional(),
  poll_minutes: z
    .number()
    .int()
    .min(MIN_INTERVAL_MINUTES, `At least every ${MIN_INTERVAL_MINUTES} minutes.`)
    .max(MAX_INTERVAL_MINUTES, 'At least once a day.')
    .default(15),
  enabled: z.boolean().default(true),
});
export type CarrierFeedSettings = z.infer<typeof CarrierFeedSettings>;

/**
 * When to poll next: after the interval or, after failures in a row, after twice the last pause, at most 6 hours. Never sooner than the
 * carrier asks for with `Retry-After`, which counts up to a day.
 */
export function nextPoll(
  now: Date,
  {
    poll_minutes,
    failures,
    retry_after,
  }: { poll_minutes: number; failures: number; retry_after?: number | undefined },
): Date {
  const interval = poll_minutes * MINUTE_MS;
  const pause =
    failures === 0 ? interval : Math.max(interval, Math.min(interval * 2 ** (failures - 1), MAX_PAUSE_MS));
  return new Date(
    now.getTime() + Math.max(pause, Math.min((retry_after ?? 0) * SECOND_MS, MAX_RETRY_AFTER_MS)),
  );
}
