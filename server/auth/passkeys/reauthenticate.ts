import { signedIn } from '../../api/call-context.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { operations } from '../operations.ts';
import { lockSession } from '../sessions/lock-session.ts';
import { reopenSession } from '../sessions/open-session.ts';
import { sessionFromCookie } from '../sessions/session-from-cookie.ts';
import { acceptAssertion } from './accept-assertion.ts';
import { verifyAssertion } from './verify-assertion.ts';

/** The session continues with a new token, so that a token stolen before stops working. */
export const reauthenticateWithPasskey = operations.reauthenticateWithPasskey.handler(
  async ({ input, context, errors }) => {
    const { user_id } = signedIn(context);
    const { profile } = await sessionFromCookie(context);
    const ceremony = { purpose: 'reauthentication', holder: user_id } as const;
    const assertion = await verifyAssertion(context, ceremony, input.credential);
    if (typeof assertion === 'string') throw errors[assertion]();
    if (assertion.user_id !== user_id) throw errors.PASSKEY_REFUSED();
    // A rejection is written to the audit log, so it must not roll back the transaction.
    const opened = await context.database.transaction(async (transaction) => {
      const session = await lockSession(transaction, context);
      if (!(await acceptAssertion(transaction, context, assertion))) return null;
      await writeAudit(transaction, {
        actor_id: user_id,
        action: 'people.reauthenticate',
        subject_type: 'person',
        subject_id: user_id,
      });
      return reopenSession(transaction, context, { session_id: session.id, role: profile.role });
    });
    if (!opened) throw errors.PASSKEY_REFUSED();
    opened.send();
    return {};
  },
);
