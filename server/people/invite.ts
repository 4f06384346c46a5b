import { randomBytes } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { isStaff } from '#domain/people/role.ts';
import { mayGrant } from '#domain/people/staff-rules.ts';
import { signedIn } from '../api/call-context.ts';
import { requireRecentAuth } from '../api/recent-auth.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { INVITATION_DAYS, invitationMail } from '../auth/credentials/account-mails.ts';
import { insertPasswordResetToken } from '../auth/credentials/password-reset-tokens-table.ts';
import { openAccount } from '../auth/sign-in/open-account.ts';
import { newId } from '../database/statements/columns.ts';
import { postMail } from '../mail/outbox.ts';
import { mailNotSent } from '../mail/unsent-mail.ts';
import { lockForStaff } from './lock-for-staff.ts';
import { operations } from './operations.ts';
import { publishPeopleChanged } from './publish-people-changed.ts';
import { findUserByEmail } from './users-table.ts';

/** Creates account, token and e-mail in one transaction. Nobody can sign in before the link is used. */
export const invite = operations.invite.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { settings } = context;
    const { full_name, email, company_name, role } = input;
    const locked = await lockForStaff(transaction, context, signedIn(context).user_id);
    if (!locked) throw new ORPCError('FORBIDDEN');
    if (!mayGrant(locked.by, role)) throw errors.ADMIN_ONLY();
    if (isStaff(role)) requireRecentAuth(context);
    const user_id = await openAccount(transaction, {
      full_name,
      email,
      company_name: company_name || null,
      password_hash: null,
      email_verified: false,
      role,
      assigned_by: locked.by.user_id,
    });
    if (!user_id) {
      const user = await findUserByEmail(transaction, email);
      if (!user) throw new Error('An e-mail address was taken and then free within one transaction.');
      throw errors.EMAIL_TAKEN({ data: { user_id: user.id } });
    }
    const token = randomBytes(24).toString('base64url');
    const expires_at = new Date(context.now().getTime() + INVITATION_DAYS * DAY_MS);
    await insertPasswordResetToken(transaction, { id: newId(), user_id, token, expires_at });
    await writeAudit(transaction, {
      actor_id: locked.by.user_id,
      action: 'people.invite',
      subject_type: 'person',
      subject_id: user_id,
      detail: { email, role },
    });
    const mail = invitationMail(email, { by: locked.by.full_name, token }, settings.publicUrl);
    const refused = await postMail(transaction, context, mail);
    if (refused) throw mailNotSent(context, email, refused);
    await publishPeopleChanged(transaction, context.broadcast, user_id);
    return { user_id };
  }),
);
