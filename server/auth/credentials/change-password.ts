import { ORPCError } from '@orpc/server';
import { networkAround } from '#domain/people/network.ts';
import { signedIn } from '../../api/call-context.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { postMail } from '../../mail/outbox.ts';
import { operations } from '../operations.ts';
import { disconnectSessions } from '../sessions/disconnect-sessions.ts';
import { lockSession } from '../sessions/lock-session.ts';
import { deleteOtherSessionsOf } from '../sessions/sessions-table.ts';
import { passwordChangedMail } from './account-mails.ts';
import { findPasswordHash, replacePasswordHash } from './credentials-table.ts';
import { refuseGuessable } from './refuse-guessable.ts';

/** Changes the password, ends all other sessions, and writes audit and e-mail in one transaction. */
export const changePassword = operations.changePassword.handler(async ({ input, context, errors }) => {
  const { database, settings, accounts, broadcast } = context;
  const { user_id, full_name, email } = signedIn(context);
  const { current_password, password } = input;
  const attempt = {
    actor_id: user_id,
    action: 'people.changePassword' as const,
    subject_type: 'person',
    subject_id: user_id,
  };
  const network = networkAround(context.address);

  // Before the transaction: hashing is queued, and must not hold a database connection.
  const checked = async () => {
    const former = await findPasswordHash(database.db, user_id);
    const known = { user_id, password_hash: former };
    if (!(await accounts.passwordCheckLimits.verify(context, known, current_password)) || !former)
      throw errors.WRONG_PASSWORD();
    if (password === current_password) throw errors.SAME_PASSWORD();
    refuseGuessable(password, { email, full_name });
    return { former, new_hash: await accounts.passwords.hash(context, password) };
  };
  const changed = context.writeAfter(checked, async (transaction, { former, new_hash }) => {
    const session = await lockSession(transaction, context);
    // A concurrent change was faster.
    if (!(await replacePasswordHash(transaction, user_id, former, new_hash))) throw errors.WRONG_PASSWORD();
    const ended = await deleteOtherSessionsOf(transaction, user_id, session.id);
    await context.accounts.trustedBrowsers.renew(transaction, context, user_id);
    await writeAudit(transaction, { ...attempt, detail: { ended, network } });
    await postMail(transaction, context, passwordChangedMail({ name: full_name, email }, settings.publicUrl));
    await disconnectSessions(transaction, broadcast, user_id, 'password');
    return { ended };
  });
  try {
    return await changed;
  } catch (error) {
    // Only here is it certain that this was not a repeated call that found the password already changed.
    if (error instanceof ORPCError && error.code === 'WRONG_PASSWORD')
      await writeAudit(database.db, { ...attempt, detail: { refused: 'wrong password', network } });
    throw error;
  }
});
