import { company } from './company.ts';

/** What the company sends by e-mail to those who ask for it. */
export const mailingLists = {
  newsletter: {
    title: `${company.brand} newsletter`,
    /** Under the form. */
    promise: 'Rates, schedules and rule changes, once a month.',
  },
  investor_alerts: {
    title: `${company.brand} investor alerts`,
    promise: 'A mail for each quarterly report, filing and investor event.',
  },
} as const;
