import { writeAudit } from '../audit/audit-log-table.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Worker } from '../jobs/jobs.ts';
import { postMail } from '../mail/outbox.ts';
import { newToken } from '../sessions/session-token.ts';
import { resetPasswordMail } from './account-mails.ts';
import { insertPasswordToken } from './password-tokens-table.ts';
import { findUserByEmail } from './users-table.ts';

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
      const user = await findUserByEmail(transaction, email);
      if (!user) return;
      const token = newToken();
      const expires_at = new Date(now().getTime() + GOOD_MS);
      const made = await insertPasswordToken(transaction, {
        id: request_id,
        user_id: user.id,
        token,
        expires_at,
      });
      if (!made) return;
      await writeAudit(transaction, {
        actor_id: null,
        action: 'people.requestPasswordReset',
        subject_type: 'person',
        subject_id: user.id,
        detail: { network },
      });
      await postMail(transaction, jobs, resetPasswordMail(user, token, settings.publicUrl));
    });
  };
}
