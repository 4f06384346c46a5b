import { roleRefusal } from '#domain/people/staff-rules.ts';
import { lockForStaff } from './lock-for-staff.ts';
import { operations } from './operations.ts';
import { writeRole } from './write-role.ts';

/** Changes the role in one transaction and ends the person’s sessions. */
export const changeRole = operations.changeRole.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { user_id, role, from } = input;
    const locked = await lockForStaff(transaction, context, user_id);
    if (!locked) throw errors.NOT_FOUND();
    const { by, person } = locked;
    const { full_name } = person;
    const refused = roleRefusal(by, person, role);
    if (refused) throw errors[refused]();
    if (from && from !== person.role) throw errors.VERSION_CONFLICT({ data: { current: person.role } });
    if (person.role === role) return { full_name, role };

    await writeRole(transaction, context, person, { role, by: by.user_id });
    return { full_name, role };
  }),
);
