import * as z from 'zod';
import { writtenOffset } from '../calendar/calendar-day.ts';
import { Moment } from '../calendar/moment.ts';
import { Point } from '../places/place.ts';
import { plainText } from '../shipments/plain-text.ts';
import { TIMELINE } from './timeline.ts';

const REQUIRED = 'Please fill in all required fields';

export const EVENT_STATUSES = TIMELINE.map(({ status }) => status);

/** A moment, and the offset in minutes that it was written with. */
export const MomentWithOffset = z.union([z.date(), z.string()]).transform((given, context) => {
  const { data: at, error } = Moment.safeParse(given);
  if (at) return { at, utc_offset: typeof given === 'string' ? writtenOffset(given) : null };
  for (const { message } of error.issues) context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** What staff write down as a tracking event. A position is given whole or not at all. */
export const NewEvent = z
  .object({
    status: z.enum(EVENT_STATUSES, { error: REQUIRED }),
    location: plainText(REQUIRED).min(1, REQUIRED).max(200, 'At most 200 characters.'),
    description: plainText().max(500, 'At most 500 characters.').optional(),
    ...Point.partial().shape,
    /** The goods were loaded on board here: what a bill of lading may state. */
    loaded: z.boolean().default(false),
    /** Now unless given. Written with an offset, it is shown by that clock. */
    occurred_at: MomentWithOffset.optional(),
  })
  .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
    error: 'Please give latitude and longitude, or neither.',
    path: ['longitude'],
  });
export type NewEvent = z.infer<typeof NewEvent>;
export type NewEventInput = z.input<typeof NewEvent>;
