import * as z from 'zod';

export const MAILING_LISTS = ['newsletter', 'investor_alerts'] as const;
export const MailingList = z.enum(MAILING_LISTS);
export type MailingList = z.infer<typeof MailingList>;

/** Requested, confirmed by the e-mailed link (double opt-in), ended. */
export const SUBSCRIPTION_STATUSES = ['pending', 'confirmed', 'ended'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];
