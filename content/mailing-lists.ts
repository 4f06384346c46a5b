import { company } from './company.ts';

/** E-mail subscriptions. */
export const mailingLists = {
  newsletter: {
    title: `${company.brand} newsletter`,
    /** Shown under the form. */
    promise: 'Rates, schedules and rule changes, once a month.',
  },
  investor_alerts: {
    title: `${company.brand} investor alerts`,
    promise: 'An e-mail for each quarterly report, filing and investor event.',
  },
} as const;
