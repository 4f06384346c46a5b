import * as z from 'zod';

const TOO_FAR = 'This date is too far in the past or future.';

const FIRST = new Date(0);
export const LAST_MOMENT = new Date('9999-12-31T23:59:59Z');

/** A timestamp from a caller, limited to a plausible range that PostgreSQL can store. */
export const Moment = z.coerce
  .date<Date | string>({ error: 'Enter a date.' })
  .min(FIRST, TOO_FAR)
  .max(LAST_MOMENT, TOO_FAR);

/** An RFC 3339 timestamp with its offset, in the same range. */
export function momentText(error?: string) {
  return z.iso
    .datetime({ offset: true, ...(error && { error }) })
    .refine((text) => Moment.safeParse(text).success, { error: TOO_FAR });
}
