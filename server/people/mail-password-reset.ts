import { writeAudit } from '../audit/audit-log-table.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Worker } from '../jobs/jobs.ts';
import { postMail } from '../mail/outbox.ts';
import { newToken } from '../sessions/session-token.ts';
import { resetPasswordMail, resetRefusedMail } from './account-mails.ts';
import { isResetRefused } from './is-reset-refused.ts';
import { insertPasswordResetToken } from './password-reset-tokens-table.ts';
import { findProfile } from './profiles-table.ts';
import { lockUserByEmail } from './users-table.ts';

const GOOD_MS = 3_600_000;

/** Token, audit and mail for an address that has an account, once however often the job runs; nothing for any other. */
export function mailPasswordReset({
  database,
  jobs,
  now,
  settings,
}: Pick<Dependencies, 'database' | 'jobs' | 'now' | 'settings'>): Worker<'password-resets'> {
  return async ({ request_id, email, network }) => {
    await database.transaction(async (transaction) => {
      const user = await lockUserByEmail(transaction, email);
      const profile = user && (await findProfile(transaction, user.id));
      if (!profile) return;
      if (await isResetRefused(transaction, user.id)) {
        await postMail(transaction, jobs, resetRefusedMail(user, settings.publicUrl));
        return;
      }
      const token = newToken();
      const expires_at = new Date(now().getTime() + GOOD_MS);
      const made = await insertPasswordResetToken(transaction, {
        id: request_id,
        user_id: profile.user_id,
        token,
        expires_at,
      });
      if (!made) return;
      await writeAudit(transaction, {
        actor_id: null,
        action: 'people.requestPasswordReset',
        subject_type: 'person',
        subject_id: profile.user_id,
        detail: { network },
      });
      const recipient = { name: profile.full_name, email };
      await postMail(transaction, jobs, resetPasswordMail(recipient, token, settings.publicUrl));
    });
  };
}
