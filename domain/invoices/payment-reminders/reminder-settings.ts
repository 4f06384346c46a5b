import * as z from 'zod';
import { plainText } from '#domain/validation/plain-text.ts';

const MAX_DUNNING_LEVELS = 5;

export const DunningLevel = z.object({
  /** The subject of the e-mails. */
  name: plainText('Enter a name.').min(1, 'Enter a name.').max(60, 'At most 60 characters.'),
  /** How many days after its due day an invoice reaches the level. */
  days_after_due: z
    .number('Enter days from 1 to 365.')
    .int('Enter days from 1 to 365.')
    .min(1, 'Enter days from 1 to 365.')
    .max(365, 'Enter days from 1 to 365.'),
});
export type DunningLevel = z.infer<typeof DunningLevel>;

export const ReminderSettings = z.object({
  /** Whether reminders are sent daily; staff can send them by hand anyway. */
  automatic: z.boolean(),
  levels: z
    .array(DunningLevel)
    .min(1, 'Add a dunning level.')
    .max(MAX_DUNNING_LEVELS, `At most ${MAX_DUNNING_LEVELS} dunning levels.`)
    .superRefine((levels, context) => {
      levels.forEach(({ days_after_due }, place) => {
        const before = levels[place - 1];
        if (before && days_after_due <= before.days_after_due)
          context.addIssue({
            code: 'custom',
            path: [place, 'days_after_due'],
            message: 'Enter more days than for the level before.',
          });
      });
    }),
});
export type ReminderSettings = z.infer<typeof ReminderSettings>;

/** Until an admin changes them. Nothing is sent automatically, because clients of an installation that is upgraded do not expect it. */
export const USUAL_SETTINGS: ReminderSettings = {
  automatic: false,
  levels: [
    { name: 'Payment reminder', days_after_due: 7 },
    { name: 'Second payment reminder', days_after_due: 21 },
    { name: 'Final notice', days_after_due: 35 },
  ],
};
