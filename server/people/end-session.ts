import { deviceOf } from '#domain/people/device.ts';
import { signedIn } from '../api/call-context.ts';
import { operations } from '../api/operations.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { deleteSessionOf } from './account-tables.ts';

export const endSession = operations.people.endSession.handler(async ({ input, context, errors }) => {
  const { user_id } = signedIn(context);
  const ended = await context.database.transaction(async (transaction) => {
    const session = await deleteSessionOf(transaction, user_id, input.id);
    if (session)
      await writeAudit(transaction, {
        actor_id: user_id,
        action: 'people.endSession',
        subject_type: 'person',
        subject_id: user_id,
        detail: { device: deviceOf(session.userAgent) },
      });
    return session;
  });
  if (!ended) throw errors.NOT_FOUND();
  return {};
});
