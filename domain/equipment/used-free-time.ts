import * as z from 'zod';
import { MAX_CHARGED_DAYS } from './day-charge.ts';

const days = z.number().int().min(0).max(MAX_CHARGED_DAYS);

/** How long a container stayed at the terminal, or with the consignee, once it has left or was returned. */
export const UsedFreeTime = z.object({
  /** The last day without a charge. */
  last_day: z.iso.date(),
  /** The day on which the container left the terminal, or was returned empty. */
  ended_on: z.iso.date(),
  /** In which both are days. */
  time_zone: z.string(),
  days: days.meta({ description: 'Calendar days, from the day after the discharge or the gate-out.' }),
  /** Of these, the ones after the last day without a charge. */
  charged_days: days,
});
export type UsedFreeTime = z.infer<typeof UsedFreeTime>;
