import { signedIn } from '../../api/call-context.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { postMail } from '../../mail/outbox.ts';
import { operations } from '../operations.ts';
import { lockSession } from '../sessions/lock-session.ts';
import { deleteOtherSessionsOf } from '../sessions/sessions-table.ts';
import { factorsOf } from './factors-of.ts';
import { removeFactors } from './remove-factors.ts';
import { factorOffMail } from './second-factor-mails.ts';

export const turnOffSecondFactor = operations.turnOffSecondFactor.handler(async ({ context, errors }) => {
  const { user_id, full_name, email } = signedIn(context);
  const { settings } = context;
  return context.write(async (transaction) => {
    const session = await lockSession(transaction, context);
    if (!(await removeFactors(transaction, context, user_id, ['app']))) throw errors.NOT_ON();
    const ended = await deleteOtherSessionsOf(transaction, user_id, session.id);
    await context.accounts.trustedBrowsers.renew(transaction, context, user_id);
    await writeAudit(transaction, {
      actor_id: user_id,
      action: 'people.turnOffSecondFactor',
      subject_type: 'person',
      subject_id: user_id,
      detail: { ended },
    });
    const left = await factorsOf(transaction, user_id);
    await postMail(
      transaction,
      context,
      factorOffMail({ name: full_name, email }, { left }, settings.publicUrl),
    );
    return { ended };
  });
});
