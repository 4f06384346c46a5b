import { signedIn } from '../../api/call-context.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { postMail } from '../../mail/outbox.ts';
import { operations } from '../operations.ts';
import { lockSession } from '../sessions/lock-session.ts';
import { factorsOf } from './factors-of.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { replaceRecoveryCodes } from './recovery-codes-table.ts';
import { codesRenewedMail } from './second-factor-mails.ts';

export const renewRecoveryCodes = operations.renewRecoveryCodes.handler(({ context, errors }) => {
  const { user_id, full_name, email } = signedIn(context);
  // Before the transaction: hashing must not hold a database connection.
  const prepared = async () => {
    if ((await factorsOf(context.database.db, user_id)).length === 0) throw errors.NOT_ON();
    return makeRecoveryCodes(context.accounts.passwords.cost);
  };
  return context.writeAfter(prepared, async (transaction, made) => {
    await lockSession(transaction, context);
    if ((await factorsOf(transaction, user_id)).length === 0) throw errors.NOT_ON();
    await replaceRecoveryCodes(transaction, user_id, made);
    await writeAudit(transaction, {
      actor_id: user_id,
      action: 'people.renewRecoveryCodes',
      subject_type: 'person',
      subject_id: user_id,
    });
    const recipient = { name: full_name, email };
    await postMail(transaction, context, codesRenewedMail(recipient, context.settings.publicUrl));
    return { recovery_codes: made.codes };
  });
});
