import * as z from 'zod';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { HIT_RATIO_GROUPS } from '#domain/quotes/hit-ratio.ts';
import { operation } from '../operation/operation.ts';

const Day = calendarDate('Enter the day as 2026-11-30.');

const HitRatio = z.object({
  /** Answered in the period. */
  offered: z.number().int(),
  won: z.number().int(),
  /** Declined by the customer, or rejected by staff. */
  lost: z.number().int(),
  /** Neither accepted nor declined while they were valid. */
  expired: z.number().int(),
  /** The percentage won, of those that were won, lost or expired; null where none was. */
  hit_ratio: z.number().int().nullable(),
});

export const quoteFigures = {
  hitRatio: operation({
    access: 'staff',
    method: 'GET',
    path: '/quotes/hit-ratio',
    summary: 'How many offers were won, by lane, customer or seller, most offers first',
  })
    .input(
      z.object({
        by: z.enum(HIT_RATIO_GROUPS).default('lane'),
        /** The first and the last day of the answers, UTC; by default the last 365 days. */
        from: Day.optional(),
        to: Day.optional(),
        /** Counts only offers on the lane of this quote. */
        reference: z.string().trim().toUpperCase().min(1).max(40).optional(),
        limit: z.coerce.number().int().min(1).max(200).default(50),
      }),
    )
    .output(
      z.object({
        from: z.iso.date(),
        to: z.iso.date(),
        total: HitRatio,
        /** `name` is the lane, the customer or the seller; '' for a seller whose account was deleted. */
        rows: z.array(HitRatio.extend({ name: z.string() })),
      }),
    ),
};
