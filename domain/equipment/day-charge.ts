import * as z from 'zod';
import { EnteredMoney } from '../money/money.ts';

/** A century: what is older is a mistyped date. */
export const MAX_CHARGED_DAYS = 36_500;

/** What a container costs after its free time, in the currency of the tariff. Limited, because boxes are sent back as they were read. */
export const DayCharge = z.object({
  days: z
    .number()
    .int()
    .min(0)
    .max(MAX_CHARGED_DAYS)
    .meta({ description: 'Calendar days after the last free day; 0 until then.' }),
  /** Of the current day; of the first one until the free time has ended. */
  per_day: EnteredMoney,
  to_date: EnteredMoney,
});
export type DayCharge = z.infer<typeof DayCharge>;
