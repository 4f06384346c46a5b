import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { MAIL_PAUSE_MINUTES, mailFor } from '#domain/subscriptions/subscription.ts';
import { looksAutomatic } from '#domain/validation/form-timing.ts';
import { newToken } from '../mail/link-token.ts';
import { wasMailed } from '../mail/mail-outbox-table.ts';
import { postMail } from '../mail/outbox.ts';
import { operations } from './operations.ts';
import { confirmationMail, subjectsOfRequests, subscribedAlreadyMail } from './subscription-mails.ts';
import { lockSubscription, updateSubscription } from './subscriptions-table.ts';

/** The response is the same for every address. */
export const request = operations.request.handler(async ({ input, context }) => {
  const { settings } = context;
  const { homepage, ...subscriber } = input;
  if (looksAutomatic({ homepage })) return {};
  const now = context.now();
  const { token, token_hash } = newToken();

  return context.write(
    async (transaction) => {
      const { subscription, made } = await lockSubscription(transaction, {
        ...subscriber,
        token_hash,
        created_at: now,
      });
      const mailed_lately = await wasMailed(transaction, {
        recipient: subscriber.email,
        subjects: subjectsOfRequests(subscriber.list),
        since: new Date(now.getTime() - MAIL_PAUSE_MINUTES * MINUTE_MS),
      });
      const mail = mailFor(made ? null : subscription.status, mailed_lately);
      if (mail === 'subscribed_already')
        await postMail(transaction, context, subscribedAlreadyMail(subscriber));
      if (mail !== 'confirmation') return {};
      // If no new link was sent, the one sent earlier stays valid.
      if (await postMail(transaction, context, confirmationMail(subscriber, token, settings.publicUrl)))
        return {};
      await updateSubscription(transaction, subscription.id, {
        status: 'pending',
        token_hash,
        created_at: now,
        confirmed_at: null,
        ended_at: null,
      });
      return {};
    },
    { request: subscriber },
  );
});
