import { signedIn } from '../../api/call-context.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { postMail } from '../../mail/outbox.ts';
import { operations } from '../operations.ts';
import { applyFactorChange } from '../second-factor/apply-factor-change.ts';
import { factorsOf } from '../second-factor/factors-of.ts';
import { lockSession } from '../sessions/lock-session.ts';
import { deleteOtherSessionsOf } from '../sessions/sessions-table.ts';
import { passkeyRemovedMail } from './passkey-mails.ts';
import { deletePasskeyOf } from './passkeys-table.ts';

export const removePasskey = operations.removePasskey.handler(async ({ input, context, errors }) => {
  const { user_id, full_name, email } = signedIn(context);
  const { settings } = context;
  return context.write(async (transaction) => {
    const session = await lockSession(transaction, context);
    const removed = await deletePasskeyOf(transaction, user_id, input.id);
    if (!removed) throw errors.NOT_FOUND();
    const { name: passkey } = removed;
    const ended = await deleteOtherSessionsOf(transaction, user_id, session.id);
    await context.accounts.trustedBrowsers.renew(transaction, context, user_id);
    await writeAudit(transaction, {
      actor_id: user_id,
      action: 'people.removePasskey',
      subject_type: 'person',
      subject_id: user_id,
      detail: { passkey, ended },
    });
    const left = await factorsOf(transaction, user_id);
    const recipient = { name: full_name, email };
    await postMail(
      transaction,
      context,
      passkeyRemovedMail(recipient, { passkey, left }, settings.publicUrl),
    );
    await applyFactorChange(transaction, context, user_id);
    return { ended };
  });
});
