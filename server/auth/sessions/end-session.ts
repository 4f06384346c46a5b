import { deviceOf } from '#domain/people/device.ts';
import { networkAround } from '#domain/people/network.ts';
import { signedIn } from '../../api/call-context.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { operations } from '../operations.ts';
import { disconnectSessions } from './disconnect-sessions.ts';
import { deleteSessionOf } from './sessions-table.ts';

export const endSession = operations.endSession.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { user_id } = signedIn(context);
    const session = await deleteSessionOf(transaction, user_id, input.id);
    if (!session) throw errors.NOT_FOUND();
    await writeAudit(transaction, {
      actor_id: user_id,
      action: 'people.endSession',
      subject_type: 'person',
      subject_id: user_id,
      detail: { device: deviceOf(session.user_agent), network: networkAround(context.address) },
    });
    await disconnectSessions(transaction, context.broadcast, user_id, 'elsewhere');
    return {};
  }),
);
