import { viewingEnd } from '#domain/people/viewing.ts';
import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { disconnectSessions } from '../auth/sessions/disconnect-sessions.ts';
import { lockSession } from '../auth/sessions/lock-session.ts';
import { startView } from '../auth/sessions/sessions-table.ts';
import { operations } from './operations.ts';
import { findOrganisation } from './organisation-rows.ts';

/** The session views the organisation from now on; the person's open pages reconnect and read everything again. */
export const view = operations.view.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { user_id, branch_ids } = signedIn(context);
    // The area has the shipments of all branches.
    if (branch_ids.length > 0) throw errors.SOME_BRANCHES();
    const session = await lockSession(transaction, context);
    const organisation = await findOrganisation(transaction, input.id);
    if (!organisation) throw errors.NOT_FOUND();
    const { id, name } = organisation;
    const until = viewingEnd(context.now());
    await startView(transaction, session.id, {
      viewed_id: id,
      viewed_permissions: input.permissions,
      viewed_until: until,
    });
    await writeAudit(transaction, {
      actor_id: user_id,
      action: 'organisations.view',
      subject_type: 'organisation',
      subject_id: id,
      detail: { name, permissions: input.permissions, until: until.toISOString() },
    });
    await disconnectSessions(transaction, context.broadcast, user_id);
    return { organisation: { id, name }, until };
  }),
);
