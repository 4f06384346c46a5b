import { networkAround } from '#domain/people/network.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { postMail } from '../../mail/outbox.ts';
import { joinAsMember } from '../../organisations/members-table.ts';
import { lockUsers, verifyAddress } from '../../people/users-table.ts';
import { claimShipments } from '../../quotes/claim-shipments.ts';
import { operations } from '../operations.ts';
import { disconnectSessions } from '../sessions/disconnect-sessions.ts';
import { deleteSessionsOf } from '../sessions/sessions-table.ts';
import { passwordResetMail } from './account-mails.ts';
import { lockPasswordHash, putPasswordHash } from './credentials-table.ts';
import { isResetRefused } from './is-reset-refused.ts';
import { findPasswordResetToken, takePasswordResetToken } from './password-reset-tokens-table.ts';
import { refuseGuessable } from './refuse-guessable.ts';

/**
 * Consumes the token, sets the password, ends all sessions, and writes audit and e-mail in one transaction.
 * This browser becomes the only trusted one.
 */
export const resetPassword = operations.resetPassword.handler(async ({ input, context, errors }) => {
  const { accounts, database, settings, broadcast } = context;
  const { token, password } = input;
  const prepare = async () => {
    const owner = await findPasswordResetToken(database.db, token, context.now());
    if (!owner) throw errors.LINK_EXPIRED();
    refuseGuessable(password, owner);
    return { owner, made: await accounts.passwords.hash(context, password) };
  };
  const { cookie, invited_email } = await context.writeAfter(
    prepare,
    async (transaction, { owner: { user_id, full_name, email }, made }) => {
      await lockUsers(transaction, [user_id]);
      if (!(await takePasswordResetToken(transaction, { user_id, token }))) throw errors.LINK_EXPIRED();
      if (await isResetRefused(transaction, user_id)) throw errors.EMAIL_NOT_VERIFIED();
      const first_password = !(await lockPasswordHash(transaction, user_id));
      // The first password of an invited person accepts the invitation, which no one else can read.
      if (first_password) await joinAsMember(transaction, user_id, context.now());
      await putPasswordHash(transaction, user_id, made, context.now());
      await verifyAddress(transaction, user_id);
      await claimShipments(transaction, { user_id, email }, context.now());
      const ended = await deleteSessionsOf(transaction, user_id);
      await writeAudit(transaction, {
        actor_id: user_id,
        action: 'people.resetPassword',
        subject_type: 'person',
        subject_id: user_id,
        detail: { ended, network: networkAround(context.address) },
      });
      await postMail(transaction, context, passwordResetMail({ name: full_name, email }, settings.publicUrl));
      await disconnectSessions(transaction, broadcast, user_id, 'password');
      // The reader of the e-mail chose the password, so earlier failures of trusted browsers no longer count.
      await accounts.signInLimits.resetTrusted(transaction, email, context.now());
      // Stored with the idempotent response: repeating the request does not trust another browser.
      const cookie = await accounts.trustedBrowsers.replaceAll(transaction, context, user_id);
      return { cookie, invited_email: first_password ? email : null };
    },
  );
  context.replyHeader('set-cookie', cookie);
  return { invited_email };
});
