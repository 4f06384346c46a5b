import { networkAround } from '#domain/people/network.ts';
import { signedIn } from '../../api/call-context.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { operations } from '../operations.ts';
import { disconnectSessions } from './disconnect-sessions.ts';
import { lockSession } from './lock-session.ts';
import { deleteOtherSessionsOf } from './sessions-table.ts';

export const endOtherSessions = operations.endOtherSessions.handler(async ({ context }) => {
  const { user_id } = signedIn(context);
  return context.write(async (transaction) => {
    const { id } = await lockSession(transaction, context);
    const ended = await deleteOtherSessionsOf(transaction, user_id, id);
    await context.accounts.trustedBrowsers.renew(transaction, context, user_id);
    await writeAudit(transaction, {
      actor_id: user_id,
      action: 'people.endOtherSessions',
      subject_type: 'person',
      subject_id: user_id,
      detail: { ended, network: networkAround(context.address) },
    });
    await disconnectSessions(transaction, context.broadcast, user_id, 'elsewhere');
    return { ended };
  });
});
