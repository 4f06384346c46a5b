import * as z from 'zod';
import { emailAddress } from '#domain/validation/rules.ts';
import { line } from '#domain/validation/typed-text.ts';
import { MailingList, type SubscriptionStatus } from './mailing-list.ts';

export const SubscriptionRequest = z.object({
  email: line(emailAddress).toLowerCase(),
  list: MailingList,
});
export type SubscriptionRequest = z.infer<typeof SubscriptionRequest>;

/** The secret of a mailed link. */
export const SubscriptionToken = z.object({ token: z.string().trim().min(1).max(200) });

export const CONFIRMATION_DAYS = 7;
/** An address gets at most one mail about one list in this time, however often somebody asks. */
export const MAIL_PAUSE_MINUTES = 10;

const DAY_MS = 86_400_000;

/**
 * What a request leads to. The person who asks sees the same in every case:
 * nobody learns from the form which addresses are on a list.
 */
export function mailFor(
  status: SubscriptionStatus | null,
  mailed_lately: boolean,
): 'confirmation' | 'subscribed_already' | null {
  if (mailed_lately) return null;
  return status === 'confirmed' ? 'subscribed_already' : 'confirmation';
}

/**
 * What the confirming link does. It is good for seven days from the request, and a subscription that was ended
 * needs a new request: an old mail must not bring it back.
 */
export function confirmation(
  subscription: { status: SubscriptionStatus; created_at: Date },
  now: Date,
): 'confirm' | 'confirmed_already' | 'expired' {
  if (subscription.status === 'confirmed') return 'confirmed_already';
  const age_ms = now.getTime() - subscription.created_at.getTime();
  return subscription.status === 'pending' && age_ms <= CONFIRMATION_DAYS * DAY_MS ? 'confirm' : 'expired';
}
