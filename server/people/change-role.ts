import { roleRefusal } from '#domain/people/desk-rules.ts';
import { once } from '../api/once.ts';
import { operations } from '../api/operations.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { notify } from '../notifications/notify.ts';
import { lockAtDesk } from './lock-at-desk.ts';
import { setRole } from './profiles-table.ts';
import { deleteSessionsOf } from './sessions-table.ts';
import { tellDesk } from './tell-desk.ts';
import { tellSockets } from './tell-sockets.ts';
import { assignRole } from './user-roles-table.ts';

/** Role, who gave it, notification, audit: all or nothing. The person signs in anew. */
export const changeRole = operations.people.changeRole.handler(({ input, context, errors }) =>
  once(context, 'people.changeRole', input, async (transaction) => {
    const { userId: user_id, role, from } = input;
    const asked = await lockAtDesk(transaction, context, user_id);
    if (!asked) throw errors.NOT_FOUND();
    const { by, person } = asked;
    const { full_name } = person;
    const refused = roleRefusal(by, person, role);
    if (refused) throw errors[refused]();
    if (from && from !== person.role) throw errors.CHANGED_MEANWHILE({ data: { current: person.role } });
    if (person.role === role) return { full_name, role };

    await setRole(transaction, user_id, role);
    await assignRole(transaction, { user_id, role, assigned_by: by.user_id });
    // Nobody goes on with other rights than those they signed in with, and staff sign in by stricter rules.
    const ended = await deleteSessionsOf(transaction, user_id);
    await writeAudit(transaction, {
      actor_id: by.user_id,
      action: 'people.changeRole',
      subject_type: 'person',
      subject_id: user_id,
      detail: { email: person.email, changes: { role: [person.role, role] }, ended },
    });
    await notify(transaction, context, {
      user_id,
      kind: 'role_changed',
      type: 'info',
      title: 'Role Updated',
      message: `Your role has been updated to ${role}`,
      related_type: 'person',
      related_id: user_id,
    });
    await tellSockets(transaction, context.broadcast, user_id);
    await tellDesk(transaction, context.broadcast, user_id);
    return { full_name, role };
  }),
);
