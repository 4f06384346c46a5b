import * as z from 'zod';

const TOO_FAR = 'This date is too far in the past or future.';

const FIRST = new Date(0);
/** PostgreSQL does not read years of five digits as JavaScript writes them. */
export const LAST_MOMENT = new Date('9999-12-31T23:59:59Z');
/** Leaves room for what is computed from it, such as the arrival of a leg. */
const LAST_START = new Date('9990-01-01T00:00:00Z');

const from1970 = z.coerce.date<Date | string>({ error: 'Enter a date.' }).min(FIRST, TOO_FAR);

/** A timestamp from a caller, limited to a plausible range. */
export const Moment = from1970.max(LAST_START, TOO_FAR);

/** One from which nothing is computed, such as an expiry, up to the last that PostgreSQL can store. */
export const LaterMoment = from1970.max(LAST_MOMENT, TOO_FAR);

/** An RFC 3339 timestamp with its offset, in the same range. */
export function momentText(error?: string) {
  return z.iso
    .datetime({ offset: true, abort: true, ...(error && { error }) })
    .refine((text) => Moment.safeParse(text).success, { error: TOO_FAR });
}
