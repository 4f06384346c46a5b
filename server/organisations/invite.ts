import { randomBytes } from 'node:crypto';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { notGrantable } from '#domain/people/permissions.ts';
import { isStaff } from '#domain/people/role.ts';
import { capitalize } from '#domain/validation/capitalize.ts';
import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { INVITATION_DAYS } from '../auth/credentials/account-mails.ts';
import { insertPasswordResetToken } from '../auth/credentials/password-reset-tokens-table.ts';
import { openAccount } from '../auth/sign-in/open-account.ts';
import { newId } from '../database/statements/columns.ts';
import { postMail } from '../mail/outbox.ts';
import { mailNotSent } from '../mail/unsent-mail.ts';
import { findProfile } from '../people/profiles-table.ts';
import { publishPeopleChanged } from '../people/publish-people-changed.ts';
import { lockUserByEmail } from '../people/users-table.ts';
import { lockManaged } from './may-manage.ts';
import { memberInvitationMail, membershipOfferMail } from './member-mails.ts';
import { findMemberOrInvited, findMemberRow, insertMember } from './members-table.ts';
import { operations } from './operations.ts';

/**
 * A new address gets an account without a password, and the mailed link sets one. A person with an account accepts after signing
 * in.
 */
export const invite = operations.invite.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const person = signedIn(context);
    const { publicUrl } = context.settings;
    const { email, permissions, full_name = nameFrom(email) } = input;
    const organisation = await lockManaged(transaction, person, input.id, errors);
    if (!isStaff(person.role) && notGrantable(person.permissions, permissions).length > 0)
      throw errors.NOT_GRANTABLE();

    const opened = await openAccount(transaction, {
      full_name,
      email,
      password_hash: null,
      email_verified: false,
      role: 'customer',
      assigned_by: person.user_id,
      joins: true,
    });
    const user_id = opened ?? (await lockUserByEmail(transaction, email))?.id;
    if (!user_id) throw new Error('An e-mail address was taken and then free within one transaction.');
    const membership = await findMemberOrInvited(transaction, user_id);
    if (membership?.organisation_id === organisation.id) throw errors.ALREADY_MEMBER();
    const profile = await findProfile(transaction, user_id);
    if (membership || !profile || isStaff(profile.role)) throw errors.MEMBER_ELSEWHERE();

    const member = await insertMember(transaction, {
      organisation_id: organisation.id,
      user_id,
      permissions,
      invited_by: person.user_id,
      joined: false,
    });
    const by = { by: person.full_name, organisation: organisation.name };
    let mail = membershipOfferMail(email, { ...by, ...member }, publicUrl);
    if (opened) {
      const token = randomBytes(24).toString('base64url');
      const expires_at = new Date(context.now().getTime() + INVITATION_DAYS * DAY_MS);
      await insertPasswordResetToken(transaction, { id: newId(), user_id, token, expires_at });
      mail = memberInvitationMail(email, { ...by, token }, publicUrl);
    }
    await writeAudit(transaction, {
      actor_id: person.user_id,
      action: 'organisations.invite',
      subject_type: 'person',
      subject_id: user_id,
      detail: { email, organisation: organisation.name, organisation_id: organisation.id, permissions },
    });
    const refused = await postMail(transaction, context, mail);
    if (refused) throw mailNotSent(context, email, refused);
    await publishPeopleChanged(transaction, context.broadcast, user_id);
    return findMemberRow(transaction, member.id);
  }),
);

/** 'ada.lovelace@company.com' becomes 'Ada Lovelace'; the person can change it. */
function nameFrom(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[._+-]+/).filter(Boolean);
  return words.map((word) => capitalize(word)).join(' ') || email;
}
