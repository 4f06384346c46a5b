import { NOTIFICATION_KINDS } from '#domain/notifications/notification-kind.ts';
import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { disconnectSessions } from '../auth/sessions/disconnect-sessions.ts';
import { deleteSessionsOf } from '../auth/sessions/sessions-table.ts';
import { dropFromDigest } from '../notifications/notifications-table.ts';
import { publishPeopleChanged } from '../people/publish-people-changed.ts';
import { lockManaged } from './may-manage.ts';
import { deleteMember, findMember, isLastManager } from './members-table.ts';
import { operations } from './operations.ts';

/** Ends the sessions too, so that no open page keeps what it has read, and leaves the company out of the next digest. */
export const removeMember = operations.removeMember.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const person = signedIn(context);
    const organisation = await lockManaged(transaction, person, input.id, errors);
    const member = await findMember(transaction, organisation.id, input.member_id);
    if (!member) throw errors.NO_MEMBER();
    if (await isLastManager(transaction, member)) throw errors.LAST_MANAGER();
    const { user_id } = member;
    await deleteMember(transaction, member.id);
    await dropFromDigest(transaction, user_id, NOTIFICATION_KINDS);
    const ended = await deleteSessionsOf(transaction, user_id);
    await writeAudit(transaction, {
      actor_id: person.user_id,
      action: 'organisations.removeMember',
      subject_type: 'person',
      subject_id: user_id,
      detail: { organisation: organisation.name, permissions: member.permissions, ended },
    });
    await disconnectSessions(transaction, context.broadcast, user_id, 'access');
    await publishPeopleChanged(transaction, context.broadcast, user_id);
    return {};
  }),
);
