import * as z from 'zod';
import { emailAddress } from '#domain/validation/rules.ts';
import { line } from '#domain/validation/typed-text.ts';
import { DAY_MS } from '../calendar/durations.ts';
import { MailingList, type SubscriptionStatus } from './mailing-list.ts';

export const SubscriptionRequest = z.object({
  email: line(emailAddress).toLowerCase(),
  list: MailingList,
});
export type SubscriptionRequest = z.infer<typeof SubscriptionRequest>;

/** The token of a mailed link. */
export const SubscriptionToken = z.object({ token: z.string().trim().min(1).max(200) });

export const CONFIRMATION_DAYS = 7;
/** Rate limit: at most one mail per address and list within this time. */
export const MAIL_PAUSE_MINUTES = 10;

/**
 * Which mail a request sends. The response is the same in every case, so that the form does not reveal which addresses
 * are subscribed.
 */
export function mailFor(
  status: SubscriptionStatus | null,
  mailed_lately: boolean,
): 'confirmation' | 'subscribed_already' | null {
  if (mailed_lately) return null;
  return status === 'confirmed' ? 'subscribed_already' : 'confirmation';
}

/**
 * The effect of the confirmation link. It is valid for seven days from the request; a subscription that has ended needs
 * a new request, so that an old mail cannot restore it.
 */
export function confirmation(
  subscription: { status: SubscriptionStatus; created_at: Date },
  now: Date,
): 'confirm' | 'confirmed_already' | 'expired' {
  if (subscription.status === 'confirmed') return 'confirmed_already';
  const age_ms = now.getTime() - subscription.created_at.getTime();
  return subscription.status === 'pending' && age_ms <= CONFIRMATION_DAYS * DAY_MS ? 'confirm' : 'expired';
}
