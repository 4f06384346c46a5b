import * as z from 'zod';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { Money } from '#domain/money/money.ts';
import { TRANSPORT_MODES } from '#domain/routing/transport-mode.ts';
import { operation } from '../operation/operation.ts';

const DAY_MS = 86_400_000;
const MAX_DAYS = 366;
const Day = calendarDate('Enter the day as 2026-11-30.');

export const margins = {
  margins: operation({
    access: 'staff',
    method: 'GET',
    path: '/margins/lanes',
    summary: 'Revenue, cost and margin by lane, in the base currency of the legal entity',
    limit: { calls: 60, minutes: 10 },
  })
    .input(
      z
        .object({
          /** The first day of booking. */
          from: Day,
          /** The last day of booking. */
          to: Day,
          mode: z.enum(TRANSPORT_MODES).optional(),
        })
        .refine(({ from, to }) => from <= to, { error: 'The last day is before the first.', path: ['to'] })
        .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MAX_DAYS * DAY_MS, {
          error: 'At most 366 days.',
          path: ['to'],
        }),
    )
    .output(
      z.object({
        /** The largest revenue first, at most 500. */
        lanes: z.array(
          z.object({
            /** The name; '' where there is none. */
            legal_entity: z.string(),
            origin_city: z.string(),
            origin_country: z.string(),
            destination_city: z.string(),
            destination_country: z.string(),
            /** Never null: lanes are by mode. Nullable only because programs may rely on it. */
            mode: z.enum(TRANSPORT_MODES).nullable(),
            shipments: z.number().int(),
            /** Shipments without a cost, which are in neither sum. */
            without_cost: z.number().int(),
            /** Shipments left out because an exchange rate of their day is missing. */
            unconverted: z.number().int(),
            /** Of the sell charges. */
            revenue: Money,
            /** Of the buy charges. */
            cost: Money,
            margin: Money,
            /** Of the revenue, to one digit after the point; null where there is none. */
            margin_percent: z.number().nullable(),
          }),
        ),
      }),
    ),
};
