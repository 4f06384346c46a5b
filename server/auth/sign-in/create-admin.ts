import { mayCreateAdmin } from '#domain/people/first-admin.ts';
import { networkAround } from '#domain/people/network.ts';
import { requireRecentAuth } from '../../api/recent-auth.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { closeSetup, lockInstallation } from '../../database/migrations/installation-table.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { postMail } from '../../mail/outbox.ts';
import { adminExists, findProfile } from '../../people/profiles-table.ts';
import { publishPeopleChanged } from '../../people/publish-people-changed.ts';
import { lockUsers } from '../../people/users-table.ts';
import { verificationMail } from '../credentials/account-mails.ts';
import { refuseGuessable } from '../credentials/refuse-guessable.ts';
import { type AuthContext, operations } from '../operations.ts';
import { lockSession } from '../sessions/lock-session.ts';
import { openAccount } from './open-account.ts';
import { checkSetupCode } from './setup-code.ts';

export const createAdmin = operations.createAdmin.handler(async ({ input, context, errors }) => {
  const { accounts, broadcast } = context;
  const { full_name, email, setup_code } = input;
  let guess: Awaited<ReturnType<typeof accounts.setupCodeLimit.spend>> | undefined;
  const hashed = async () => {
    refuseGuessable(input.password, { full_name, email });
    guess = setup_code ? await accounts.setupCodeLimit.spend(context) : undefined;
    return accounts.passwords.hash(context, input.password);
  };

  // A rejection is stored too, so that repeating the request writes only one audit entry.
  const outcome = await context.writeAfter(hashed, async (transaction, password_hash) => {
    // The lock serializes concurrent attempts to create the first admin.
    const installation = await lockInstallation(transaction);
    const requester = await lockRequester(transaction, context);
    const creation = mayCreateAdmin({
      admin_exists: await adminExists(transaction),
      requested_by: requester,
      setup_code: checkSetupCode(installation.setup_code, setup_code),
    });
    const attempt = {
      actor_id: requester?.user_id ?? null,
      action: 'people.createAdmin' as const,
      subject_type: 'person',
    };
    const network = networkAround(context.address);
    if (!creation.allowed) {
      await writeAudit(transaction, { ...attempt, detail: { refused: creation.reason, network } });
      return creation;
    }
    if (creation.because === 'requested by an admin') requireRecentAuth(context);
    const user_id = await openAccount(transaction, {
      full_name,
      email,
      password_hash,
      email_verified: false,
      role: 'admin',
      assigned_by: requester?.user_id ?? null,
    });
    if (!user_id) return { allowed: true, taken: true } as const;
    await closeSetup(transaction);
    const detail = { because: creation.because, network };
    await writeAudit(transaction, { ...attempt, subject_id: user_id, detail });
    const url = accounts.verification.urlFor(email, context.now());
    await postMail(transaction, context, verificationMail(email, url));
    await publishPeopleChanged(transaction, broadcast, user_id);
    return creation;
  });

  if (!outcome.allowed) throw errors.NOT_ALLOWED({ data: { reason: outcome.reason } });
  await guess?.giveBack();
  if ('taken' in outcome) throw errors.EMAIL_TAKEN();
  return {};
});

/** Reads the requester’s current role: a role lost since the call was admitted no longer counts. */
async function lockRequester(transaction: Transaction, context: AuthContext) {
  const { person, pending_role } = context;
  if (!person || pending_role) return null;
  await lockSession(transaction, context);
  const [user] = await lockUsers(transaction, [person.user_id]);
  const profile = await findProfile(transaction, person.user_id);
  return user && !user.deactivated_at && profile ? profile : null;
}
