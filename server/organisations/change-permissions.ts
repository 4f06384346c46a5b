import { notGrantable } from '#domain/people/permissions.ts';
import { isStaff } from '#domain/people/role.ts';
import { signedIn } from '../api/call-context.ts';
import { isOutdated } from '../api/if-match.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { disconnectSessions } from '../auth/sessions/disconnect-sessions.ts';
import { lockManaged } from './may-manage.ts';
import { findMember, findMemberRow, isLastManager, setPermissions } from './members-table.ts';
import { operations } from './operations.ts';

/** The member’s open pages reconnect with the new permissions and read everything again. */
export const changePermissions = operations.changePermissions.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const person = signedIn(context);
    const organisation = await lockManaged(transaction, person, input.id, errors);
    const member = await findMember(transaction, organisation.id, input.member_id);
    if (!member) throw errors.NO_MEMBER();
    if (isOutdated(context.requestHeaders, member)) throw errors.PRECONDITION_FAILED();
    const { permissions } = input;
    const granted = notGrantable(member.permissions, permissions);
    if (!isStaff(person.role) && notGrantable(person.permissions, granted).length > 0)
      throw errors.NOT_GRANTABLE();
    if (!permissions.includes('manage') && (await isLastManager(transaction, member)))
      throw errors.LAST_MANAGER();
    await setPermissions(transaction, member.id, permissions);
    await writeAudit(transaction, {
      actor_id: person.user_id,
      action: 'organisations.changePermissions',
      subject_type: 'person',
      subject_id: member.user_id,
      detail: {
        organisation: organisation.name,
        changes: { permissions: [member.permissions, permissions] },
      },
    });
    await disconnectSessions(transaction, context.broadcast, member.user_id);
    return findMemberRow(transaction, member.id);
  }),
);
