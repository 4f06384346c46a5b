import { networkAround } from '#domain/people/network.ts';
import { accountRefusal } from '#domain/people/staff-rules.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { lockForStaff } from '../../people/lock-for-staff.ts';
import { operations } from '../operations.ts';
import { deleteTrustedBrowsersOf } from '../trusted-browsers/trusted-browsers-table.ts';
import { disconnectSessions } from './disconnect-sessions.ts';
import { deleteSessionsOf } from './sessions-table.ts';

/** Ends sessions and writes audit in one transaction. The person’s open pages close on commit. */
export const endSessionsOf = operations.endSessionsOf.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { user_id } = input;
    const locked = await lockForStaff(transaction, context, user_id);
    if (!locked) throw errors.NOT_FOUND();
    const { by, person } = locked;
    const refused = accountRefusal(by, person);
    if (refused) throw errors[refused]();
    const ended = await deleteSessionsOf(transaction, user_id);
    await deleteTrustedBrowsersOf(transaction, user_id);
    await writeAudit(transaction, {
      actor_id: by.user_id,
      action: 'people.endSessionsOf',
      subject_type: 'person',
      subject_id: user_id,
      detail: { email: person.email, ended, network: networkAround(context.address) },
    });
    await disconnectSessions(transaction, context.broadcast, user_id, 'staff');
    return { full_name: person.full_name, ended };
  }),
);
