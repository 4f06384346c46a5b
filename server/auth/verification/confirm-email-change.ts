import { signedIn } from '../../api/call-context.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { hashOf } from '../../mail/link-token.ts';
import { postMail } from '../../mail/outbox.ts';
import { publishPeopleChanged } from '../../people/publish-people-changed.ts';
import { changeAddress, findUserById } from '../../people/users-table.ts';
import { claimShipments } from '../../quotes/claim-shipments.ts';
import { moveQuotes } from '../../quotes/quotes-table.ts';
import { deletePasswordResetTokensOf } from '../credentials/password-reset-tokens-table.ts';
import { operations } from '../operations.ts';
import { lockSession } from '../sessions/lock-session.ts';
import { deleteOtherSessionsOf } from '../sessions/sessions-table.ts';
import { addressChangedMail } from './email-change-mails.ts';
import { isEmailChangeOfAnother, takeEmailChange } from './email-changes-table.ts';

/**
 * Changes and verifies the address, ends other sessions and reset links to the former address, and writes
 * audit and e-mail in one transaction. Requires both the link and a session of the account that requested the
 * change: otherwise an unsuspecting recipient who opens the link would join their quotes and messages to that
 * account. For the same reason, quotes move only from a verified former address.
 */
export const confirmEmailChange = operations.confirmEmailChange.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { user_id } = signedIn(context);
    const session = await lockSession(transaction, context);
    const link = { user_id, token_hash: hashOf(input.token), now: context.now() };
    const change = await takeEmailChange(transaction, link);
    if (!change)
      throw (await isEmailChangeOfAnother(transaction, link))
        ? errors.OTHER_ACCOUNT()
        : errors.LINK_EXPIRED();
    const { new_email, session_id } = change;
    const former = await findUserById(transaction, user_id);
    if (!former || former.deactivated_at) throw errors.LINK_EXPIRED();
    if (!(await changeAddress(transaction, user_id, new_email))) throw errors.LINK_EXPIRED();
    if (former.email_verified) await moveQuotes(transaction, { from: former.email, to: new_email });
    await claimShipments(transaction, { user_id, email: new_email }, context.now());
    await deletePasswordResetTokensOf(transaction, user_id);
    const ended = await deleteOtherSessionsOf(transaction, user_id, session_id, session.id);
    await context.accounts.trustedBrowsers.renew(transaction, context, user_id);
    await writeAudit(transaction, {
      actor_id: user_id,
      action: 'people.confirmEmailChange',
      subject_type: 'person',
      subject_id: user_id,
      detail: { ended },
    });
    await postMail(
      transaction,
      context,
      addressChangedMail({ ...former, new_email }, context.settings.publicUrl),
    );
    await publishPeopleChanged(transaction, context.broadcast, user_id);
    return { email: new_email };
  }),
);
