import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { disconnectSessions } from '../auth/sessions/disconnect-sessions.ts';
import { findMember, joinAsMember } from './members-table.ts';
import { operations } from './operations.ts';
import { lockOrganisation } from './organisation-locks.ts';

export const acceptInvitation = operations.acceptInvitation.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { user_id } = signedIn(context);
    const organisation = await lockOrganisation(transaction, input.id);
    const member = await findMember(transaction, input.id, input.member_id);
    if (!organisation || !member || member.user_id !== user_id) throw errors.NO_INVITATION();
    if (member.joined_at === null) {
      await joinAsMember(transaction, user_id, context.now());
      await writeAudit(transaction, {
        actor_id: user_id,
        action: 'organisations.acceptInvitation',
        subject_type: 'person',
        subject_id: user_id,
        detail: { organisation: organisation.name, permissions: member.permissions },
      });
      await disconnectSessions(transaction, context.broadcast, user_id);
    }
    return { id: organisation.id, name: organisation.name };
  }),
);
