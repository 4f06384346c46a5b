import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { signedIn } from '../api/call-context.ts';
import { operations } from '../api/operations.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { postMail } from '../mail/outbox.ts';
import { askingSession } from '../sessions/asking-session.ts';
import { passwordChangedMail } from './account-mails.ts';
import { deleteOtherSessionsOf, lockPasswordHash, setPasswordHash } from './account-tables.ts';

/** Password, the end of all other sessions, audit and mail: all or nothing. */
export const changePassword = operations.people.changePassword.handler(async ({ input, context, errors }) => {
  const { database, jobs, settings } = context;
  const { user_id, full_name, email } = signedIn(context);
  const { current_password, password } = input;
  const session = await askingSession(context);
  const made = await hashPassword(password);

  const outcome = await database.transaction(async (transaction) => {
    const hash = await lockPasswordHash(transaction, user_id);
    const attempt = {
      actor_id: user_id,
      action: 'people.changePassword',
      subject_type: 'person',
      subject_id: user_id,
    };
    if (!hash || !(await verifyPassword({ hash, password: current_password }))) {
      await writeAudit(transaction, { ...attempt, detail: { refused: 'wrong password' } });
      return 'wrong';
    }
    if (password === current_password) return 'same';
    await setPasswordHash(transaction, user_id, made, context.now());
    const ended = await deleteOtherSessionsOf(transaction, user_id, session.id);
    await writeAudit(transaction, { ...attempt, detail: { ended } });
    await postMail(transaction, jobs, passwordChangedMail({ name: full_name, email }, settings.publicUrl));
    return { ended };
  });

  if (outcome === 'wrong') throw errors.WRONG_PASSWORD();
  if (outcome === 'same') throw errors.SAME_PASSWORD();
  return outcome;
});
