import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { MAIL_PAUSE_MINUTES, mailFor } from '#domain/subscriptions/subscription.ts';
import { looksAutomatic } from '#domain/validation/form-timing.ts';
import { newToken } from '../mail/link-token.ts';
import { wasMailed } from '../mail/mail-outbox-table.ts';
import { postMail } from '../mail/outbox.ts';
import { findShipmentId } from '../shipment-records/shipments-table.ts';
import { findByNumber } from '../tracking/look-up.ts';
import { confirmationMail, followingAlreadyMail, subjectsOfRequests } from './follower-mails.ts';
import { lockFollower, updateFollower } from './followers-table.ts';
import { operations } from './operations.ts';

/** The response is the same for every address. */
export const request = operations.request.handler(async ({ input, context, errors }) => {
  const { database, settings } = context;
  const { homepage, email } = input;
  const tracking_number = normalizeTrackingNumber(input.tracking_number);
  const shipment_id = await findByNumber(context, tracking_number, () =>
    findShipmentId(database.db, tracking_number, { real: true }),
  );
  if (!shipment_id) throw errors.NOT_FOUND();
  if (looksAutomatic({ homepage })) return {};
  const now = context.now();
  const { token, token_hash } = newToken();

  return context.write(
    async (transaction) => {
      const wanted = { shipment_id, email, token_hash, created_at: now };
      const { follower, made } = await lockFollower(transaction, wanted);
      const mailed_lately = await wasMailed(transaction, {
        recipient: email,
        subjects: subjectsOfRequests(tracking_number),
        since: new Date(now.getTime() - MAIL_PAUSE_MINUTES * MINUTE_MS),
      });
      const status = follower.confirmed_at ? 'confirmed' : 'pending';
      const mail = mailFor(made ? null : status, mailed_lately);
      if (mail === 'subscribed_already')
        await postMail(transaction, context, followingAlreadyMail({ ...follower, tracking_number }, context));
      if (mail !== 'confirmation') return {};
      const link = `${settings.publicUrl}/followers/confirm?token=${token}`;
      // If no new link was sent, the one sent earlier stays valid.
      if (await postMail(transaction, context, confirmationMail({ email, tracking_number }, link))) return {};
      await updateFollower(transaction, follower.id, { token_hash, created_at: now });
      return {};
    },
    { request: { email, tracking_number } },
  );
});
