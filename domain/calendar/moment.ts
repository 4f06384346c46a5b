import * as z from 'zod';

const TOO_FAR = 'This date is too far in the past or future.';

/** A timestamp from a caller, limited to a plausible range that PostgreSQL can store. */
export const Moment = z.coerce
  .date<Date | string>({ error: 'Enter a date.' })
  .min(new Date(0), TOO_FAR)
  .max(new Date('9999-12-31T23:59:59Z'), TOO_FAR);
