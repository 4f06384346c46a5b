import { FullName } from '#domain/people/account.ts';
import { networkAround } from '#domain/people/network.ts';
import type { Role } from '#domain/people/role.ts';
import { linkingOf } from '#domain/single-sign-on/linking.ts';
import type { AuditAction } from '../../audit/audit-action.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { postMail } from '../../mail/outbox.ts';
import { findProfile, lockAdmins } from '../../people/profiles-table.ts';
import { publishPeopleChanged } from '../../people/publish-people-changed.ts';
import { findUserByEmail, lockUser } from '../../people/users-table.ts';
import { claimShipments } from '../../quotes/claim-shipments.ts';
import type { AuthRequest } from '../operations.ts';
import { openAccount } from '../sign-in/open-account.ts';
import type { Assertion } from './authorization.ts';
import { findIdentity, insertIdentity, touchIdentity } from './identities-table.ts';
import { SignOnError } from './sign-on-error.ts';
import { identityLinkedMail } from './single-sign-on-mails.ts';

/**
 * The account of a person from the issuer, locked; links them on the first sign-on. `first_role` is the role
 * of a new account. Throws a `SignOnError` with the failure to show.
 */
export async function findOrOpenAccount(
  transaction: Transaction,
  context: AuthRequest,
  assertion: Assertion,
  first_role: Role,
): Promise<{ user_id: string; email: string; deactivated: boolean }> {
  const linked = await findIdentity(transaction, assertion);
  const { address } = assertion;
  const owner = !linked && address?.verified ? await findUserByEmail(transaction, address.email) : undefined;
  const linking = linkingOf({
    linked: linked ?? null,
    address,
    owner: owner ? { user_id: owner.id, email_verified: owner.email_verified } : null,
  });
  if ('refused' in linking) throw new SignOnError(linking.refused);
  const user_id =
    linking.as === 'new account'
      ? await openNewAccount(transaction, context, assertion, first_role)
      : linking.user_id;
  // Locks in the order of ids, like all code that locks several people, because an admin may lose their role.
  const profile = await findProfile(transaction, user_id);
  if (profile?.role === 'admin') await lockAdmins(transaction);
  const user = await lockUser(transaction, user_id);
  // Erased, or changed address, since it was found.
  if (!user || !profile || (linking.as === 'owner' && user.email !== address?.email))
    throw new SignOnError('expired');
  const { email } = user;
  if (user.deactivated_at) return { user_id, email, deactivated: true };

  const now = context.now();
  if (linked) await touchIdentity(transaction, assertion, now);
  else await link(transaction, context, assertion, { user_id, now });
  if (linking.as === 'owner') {
    const { publicUrl } = context.settings;
    const recipient = { name: profile.full_name, email };
    const mail = identityLinkedMail(recipient, { issuer: assertion.issuer, publicUrl });
    await postMail(transaction, context, mail);
  }
  return { user_id, email, deactivated: false };
}

async function openNewAccount(
  transaction: Transaction,
  context: AuthRequest,
  { name, address }: Assertion,
  role: Role,
): Promise<string> {
  const email = address?.email ?? '';
  const full_name = FullName.safeParse(name);
  const user_id = await openAccount(transaction, {
    full_name: full_name.success ? full_name.data : (email.split('@')[0] ?? email),
    email,
    password_hash: null,
    email_verified: true,
    role,
    assigned_by: null,
  });
  // Someone took the address concurrently; the next attempt finds their account.
  if (!user_id) throw new SignOnError('expired');
  await claimShipments(transaction, { user_id, email }, context.now());
  await writeAudit(transaction, entryOf(context, 'people.signUp', user_id, { role }));
  await publishPeopleChanged(transaction, context.broadcast, user_id);
  return user_id;
}

async function link(
  transaction: Transaction,
  context: AuthRequest,
  { issuer, subject }: Assertion,
  { user_id, now }: { user_id: string; now: Date },
): Promise<void> {
  if (!(await insertIdentity(transaction, { issuer, subject, user_id, now })))
    throw new SignOnError('expired');
  await writeAudit(transaction, entryOf(context, 'people.linkIdentity', user_id, { issuer }));
}

function entryOf({ address }: AuthRequest, action: AuditAction, user_id: string, detail: object) {
  return {
    actor_id: user_id,
    action,
    subject_type: 'person',
    subject_id: user_id,
    detail: { ...detail, by: 'single sign-on', network: networkAround(address) },
  };
}
