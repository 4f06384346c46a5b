import { once } from '../api/once.ts';
import { operations } from '../api/operations.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { hashOf } from '../mail/link-token.ts';
import { postMail } from '../mail/outbox.ts';
import { moveQuotes } from '../quotes/quotes-table.ts';
import { addressChangedMail } from './email-change-mails.ts';
import { takeEmailChange } from './email-changes-table.ts';
import { deletePasswordResetTokensOf } from './password-reset-tokens-table.ts';
import { findProfile } from './profiles-table.ts';
import { deleteOtherSessionsOf } from './sessions-table.ts';
import { tellDesk } from './tell-desk.ts';
import { changeAddress, findUserById, lockUsers } from './users-table.ts';

/**
 * Address, its proof, the end of other sessions and of links to the former address, audit and mail: all or nothing.
 * Quotes follow only from an address that was proved: else they may be somebody else's.
 */
export const confirmEmailChange = operations.people.confirmEmailChange.handler(({ input, context, errors }) =>
  once(context, 'people.confirmEmailChange', input, async (transaction) => {
    const now = context.now();
    const change = await takeEmailChange(transaction, hashOf(input.token), now);
    if (!change) throw errors.LINK_EXPIRED();
    const { user_id, new_email, session_id } = change;
    await lockUsers(transaction, [user_id]);
    const former = await findUserById(transaction, user_id);
    const profile = await findProfile(transaction, user_id);
    if (!former || !profile || former.deactivated_at) throw errors.LINK_EXPIRED();
    if (!(await changeAddress(transaction, user_id, new_email))) throw errors.LINK_EXPIRED();
    if (former.email_verified) await moveQuotes(transaction, { from: former.email, to: new_email });
    await deletePasswordResetTokensOf(transaction, user_id);
    const ended = await deleteOtherSessionsOf(transaction, user_id, session_id);
    await writeAudit(transaction, {
      actor_id: user_id,
      action: 'people.confirmEmailChange',
      subject_type: 'person',
      subject_id: user_id,
      detail: { ended },
    });
    await postMail(
      transaction,
      context.jobs,
      addressChangedMail(
        { email: former.email, full_name: profile.full_name, new_email },
        context.settings.publicUrl,
      ),
    );
    await tellDesk(transaction, context.broadcast, user_id);
    return { email: new_email };
  }),
);
