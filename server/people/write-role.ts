import { isStaff, type Role } from '#domain/people/role.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { disconnectSessions } from '../auth/sessions/disconnect-sessions.ts';
import { deleteSessionsOf } from '../auth/sessions/sessions-table.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { notify } from '../notifications/notify.ts';
import { ensureOrganisation } from '../organisations/ensure-organisation.ts';
import type { PeopleRequest } from './operations.ts';
import { type Profile, setRole } from './profiles-table.ts';
import { publishPeopleChanged } from './publish-people-changed.ts';
import { assignRole } from './user-roles-table.ts';

/**
 * Sets the role and records its assignment, with notification and audit. Ends the person’s sessions. `by` is
 * null for single sign-on.
 */
export async function writeRole(
  transaction: Transaction,
  context: PeopleRequest,
  person: Profile,
  { role, by }: { role: Role; by: string | null },
): Promise<void> {
  const { user_id, email } = person;
  await setRole(transaction, user_id, role);
  if (!isStaff(role)) await ensureOrganisation(transaction, { ...person, role });
  await assignRole(transaction, { user_id, role, assigned_by: by });
  // A session must not continue with rights other than those at sign-in, and staff have stricter sign-in
  // rules.
  const ended = await deleteSessionsOf(transaction, user_id);
  await writeAudit(transaction, {
    actor_id: by,
    action: 'people.changeRole',
    subject_type: 'person',
    subject_id: user_id,
    detail: {
      email,
      changes: { role: [person.role, role] },
      ended,
      ...(by === null && { by: 'single sign-on' }),
    },
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
  await disconnectSessions(transaction, context.broadcast, user_id, 'role');
  await publishPeopleChanged(transaction, context.broadcast, user_id);
}
