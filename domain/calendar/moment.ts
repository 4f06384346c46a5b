import * as z from 'zod';

const TOO_FAR = 'This moment is too far away.';

/** A moment that callers name, within what the database can hold and anybody can mean. */
export const Moment = z.coerce
  .date<Date | string>({ error: 'Please enter a date.' })
  .min(new Date(0), TOO_FAR)
  .max(new Date('9999-12-31T23:59:59Z'), TOO_FAR);
