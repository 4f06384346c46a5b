import { HOUR_MS } from '#domain/calendar/durations.ts';
import { signedIn } from '../../api/call-context.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { newToken } from '../../mail/link-token.ts';
import { postMail } from '../../mail/outbox.ts';
import { findUserByEmail } from '../../people/users-table.ts';
import { operations } from '../operations.ts';
import { lockSession } from '../sessions/lock-session.ts';
import {
  addressTakenMail,
  changeRequestedMail,
  confirmAddressMail,
  EMAIL_CHANGE_HOURS,
} from './email-change-mails.ts';
import { writeEmailChange } from './email-changes-table.ts';

/**
 * Requests a change; nothing changes yet. Responds the same whether the address is free or not; only its
 * owner is informed, by e-mail (prevents enumeration).
 */
export const requestEmailChange = operations.requestEmailChange.handler(
  async ({ input, context, errors }) => {
    const { user_id, email, email_verified } = signedIn(context);
    const { email: new_email } = input;
    if (new_email === email) throw errors.SAME_EMAIL();
    return context.write(async (transaction) => {
      const { settings } = context;
      const { id: session_id } = await lockSession(transaction, context);
      const { token, token_hash } = newToken();
      const expires_at = new Date(context.now().getTime() + EMAIL_CHANGE_HOURS * HOUR_MS);
      const taken = await findUserByEmail(transaction, new_email);
      const mail = taken
        ? addressTakenMail(new_email, settings.publicUrl)
        : confirmAddressMail(new_email, token, settings.publicUrl);
      // If no new link was sent, the one sent earlier stays valid.
      if (await postMail(transaction, context, mail)) return {};
      await writeEmailChange(transaction, { user_id, new_email, token_hash, session_id, expires_at });
      await postMail(
        transaction,
        context,
        changeRequestedMail({ email, email_verified, new_email }, settings.publicUrl),
      );
      await writeAudit(transaction, {
        actor_id: user_id,
        action: 'people.requestEmailChange',
        subject_type: 'person',
        subject_id: user_id,
      });
      return {};
    });
  },
);
