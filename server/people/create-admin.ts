import { hashPassword } from 'better-auth/crypto';
import { mayCreateAdmin } from '#domain/people/first-admin.ts';
import { operations } from '../api/operations.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { closeSetup, lockInstallation } from '../database/installation-table.ts';
import { postMail } from '../mail/outbox.ts';
import { verificationMail } from './account-mails.ts';
import { openAccount } from './open-account.ts';
import { adminExists } from './profiles-table.ts';
import { tellDesk } from './tell-desk.ts';

export const createAdmin = operations.people.createAdmin.handler(async ({ input, context, errors }) => {
  const { database, jobs, accounts, person, broadcast } = context;
  const { full_name, email, setup_code } = input;
  const password_hash = await hashPassword(input.password);
  const url = await accounts.verificationUrl(email);

  const outcome = await database.transaction(async (transaction) => {
    // The lock makes two first admins at the same moment one after the other.
    const installation = await lockInstallation(transaction);
    const creation = mayCreateAdmin({
      admin_exists: await adminExists(transaction),
      asked_by: person,
      setup_code: installation.setup_code,
      given_code: setup_code,
    });
    const attempt = {
      actor_id: person?.user_id ?? null,
      action: 'people.createAdmin',
      subject_type: 'person',
    };
    if (!creation.allowed) {
      await writeAudit(transaction, { ...attempt, detail: { refused: creation.reason } });
      return creation;
    }
    const user_id = await openAccount(transaction, {
      full_name,
      email,
      password_hash,
      email_verified: false,
      role: 'admin',
      assigned_by: person?.user_id ?? null,
    });
    if (!user_id) return { allowed: true, taken: true } as const;
    await closeSetup(transaction);
    await writeAudit(transaction, { ...attempt, subject_id: user_id, detail: { because: creation.because } });
    await postMail(transaction, jobs, verificationMail({ name: full_name, email }, url));
    await tellDesk(transaction, broadcast, user_id);
    return creation;
  });

  if (!outcome.allowed) throw errors.NOT_ALLOWED({ data: { reason: outcome.reason } });
  if ('taken' in outcome) throw errors.EMAIL_TAKEN();
  return {};
});
