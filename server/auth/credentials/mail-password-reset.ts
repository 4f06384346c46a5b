import { writeAudit } from '../../audit/audit-log-table.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Worker } from '../../jobs/jobs.ts';
import { type Mailer, postMail } from '../../mail/outbox.ts';
import { invitingOrganisation } from '../../organisations/members-table.ts';
import { findProfile } from '../../people/profiles-table.ts';
import { lockUserByEmail } from '../../people/users-table.ts';
import { newToken } from '../sessions/session-token.ts';
import { resetPasswordMail, resetRefusedMail } from './account-mails.ts';
import { findPasswordHash } from './credentials-table.ts';
import { isResetRefused } from './is-reset-refused.ts';
import { insertPasswordResetToken } from './password-reset-tokens-table.ts';

const TOKEN_LIFETIME_MS = 3_600_000;

/**
 * Writes token, audit and e-mail for an address that has an account, idempotently for repeated job runs; does
 * nothing for any other address.
 */
export function mailPasswordReset(
  dependencies: Mailer & Pick<Dependencies, 'database' | 'settings'>,
): Worker<'password-resets'> {
  const { database, now, settings } = dependencies;
  return async ({ request_id, email, network, trusted_browser }) => {
    await database.transaction(async (transaction) => {
      const user = await lockUserByEmail(transaction, email);
      const profile = user && (await findProfile(transaction, user.id));
      if (!profile) return;
      if (await isResetRefused(transaction, user.id)) {
        await postMail(transaction, dependencies, resetRefusedMail(user, settings.publicUrl));
        return;
      }
      const token = newToken();
      const expires_at = new Date(now().getTime() + TOKEN_LIFETIME_MS);
      const made = await insertPasswordResetToken(transaction, {
        id: request_id,
        user_id: profile.user_id,
        token,
        expires_at,
      });
      if (!made) return;
      const recipient = { name: profile.full_name, email };
      const limit = trusted_browser ? 'trusted-browser' : 'always';
      const has_password = (await findPasswordHash(transaction, profile.user_id)) !== null;
      const joins = has_password ? null : await invitingOrganisation(transaction, profile.user_id);
      const mail = resetPasswordMail(recipient, { token, limit, joins }, settings.publicUrl);
      // The token is then never sent and simply expires; those e-mailed before stay valid.
      if (await postMail(transaction, dependencies, mail)) return;
      await writeAudit(transaction, {
        actor_id: null,
        action: 'people.requestPasswordReset',
        subject_type: 'person',
        subject_id: profile.user_id,
        detail: { network },
      });
    });
  };
}
