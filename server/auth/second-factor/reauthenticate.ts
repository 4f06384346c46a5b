import { signedIn } from '../../api/call-context.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { findPasswordHash, lockPasswordHash } from '../credentials/credentials-table.ts';
import { type AuthContext, operations } from '../operations.ts';
import { lockSession } from '../sessions/lock-session.ts';
import { reopenSession } from '../sessions/open-session.ts';
import { sessionFromCookie } from '../sessions/session-from-cookie.ts';
import { acceptCode } from './accept-code.ts';
import { codeWaitSentence } from './code-wait.ts';
import { factorsOf } from './factors-of.ts';

/** The session continues with a new token, so that a token stolen before stops working. */
export const reauthenticate = operations.reauthenticate.handler(async ({ input, context, errors }) => {
  const { database, accounts } = context;
  const { user_id } = signedIn(context);
  const { profile } = await sessionFromCookie(context);
  const password_hash = await findPasswordHash(database.db, user_id);
  if (!(await accounts.passwordCheckLimits.verify(context, { user_id, password_hash }, input.password))) {
    await writeAudit(database.db, { ...attemptOf(user_id), detail: { refused: 'wrong password' } });
    throw errors.WRONG_PASSWORD();
  }
  // The failure stays counted, because a rejection does not roll back the transaction.
  const outcome = await database.transaction(async (transaction) => {
    const session = await lockSession(transaction, context);
    if ((await lockPasswordHash(transaction, user_id)) !== password_hash) return 'changed';
    const refused = await refusalOf(transaction, context, input.code);
    if (refused) return refused;
    await writeAudit(transaction, attemptOf(user_id));
    return reopenSession(transaction, context, { session_id: session.id, role: profile.role });
  });
  if (outcome === 'changed') throw errors.WRONG_PASSWORD();
  if (outcome === 'code missing') throw errors.CODE_REQUIRED();
  if (outcome === 'code wrong') throw errors.WRONG_CODE();
  if ('wait_ms' in outcome)
    throw errors.TOO_MANY_CODES({ message: codeWaitSentence(context, outcome.wait_ms) });
  outcome.send();
  return {};
});

/** Null when the code is correct or none is needed. */
async function refusalOf(transaction: Transaction, context: AuthContext, typed: string | undefined) {
  const { user_id } = signedIn(context);
  if ((await factorsOf(transaction, user_id)).length === 0) return null;
  if (typed === undefined) return 'code missing';
  const acceptance = await acceptCode(transaction, context, { user_id, typed });
  if (acceptance.accepted) return null;
  if (acceptance.because === 'too_many') return { wait_ms: acceptance.wait_ms };
  await writeAudit(transaction, { ...attemptOf(user_id), detail: { refused: 'wrong code' } });
  return 'code wrong';
}

function attemptOf(user_id: string) {
  return {
    actor_id: user_id,
    action: 'people.reauthenticate' as const,
    subject_type: 'person',
    subject_id: user_id,
  };
}
