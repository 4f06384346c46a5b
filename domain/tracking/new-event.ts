import * as z from 'zod';
import { writtenOffset } from '../calendar/calendar-day.ts';
import { Moment } from '../calendar/moment.ts';
import { Point } from '../places/place.ts';
import { plainText } from '../validation/plain-text.ts';
import { TIMELINE } from './timeline.ts';

const REQUIRED = 'Please fill in all required fields';

export const EVENT_STATUSES = TIMELINE.map(({ status }) => status);

/** A time and its UTC offset in minutes. */
export const MomentWithOffset = z.union([z.date(), z.string()]).transform((given, context) => {
  const { data: at, error } = Moment.safeParse(given);
  if (at) return { at, utc_offset: typeof given === 'string' ? writtenOffset(given) : null };
  for (const { message } of error.issues) context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** A tracking event entered by staff. Coordinates are given both or not at all. */
export const NewEvent = z
  .object({
    status: z.enum(EVENT_STATUSES, { error: REQUIRED }),
    location: plainText(REQUIRED).min(1, REQUIRED).max(200, 'At most 200 characters.'),
    description: plainText().max(500, 'At most 500 characters.').optional(),
    ...Point.partial().shape,
    /** The goods were loaded on board here, which a bill of lading can then state. */
    loaded: z.boolean().default(false),
    /** Defaults to now. A time with an offset is shown in that offset. */
    occurred_at: MomentWithOffset.optional(),
  })
  .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
    error: 'Give latitude and longitude, or neither.',
    path: ['longitude'],
  });
export type NewEvent = z.infer<typeof NewEvent>;
export type NewEventInput = z.input<typeof NewEvent>;
