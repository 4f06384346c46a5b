import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { lockOrganisation } from '../organisations/organisation-locks.ts';
import { setCarrierNames } from './carrier-pushes-table.ts';
import { operations } from './operations.ts';

export const setNames = operations.setNames.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { id: organisation_id } = input;
    const carrier = await lockOrganisation(transaction, organisation_id);
    if (!carrier) throw errors.NOT_FOUND();
    if (!carrier.roles.includes('carrier')) throw errors.NOT_A_CARRIER();
    const names = [...new Set(input.names)];
    const pushes = await setCarrierNames(transaction, { organisation_id, names });
    await writeAudit(transaction, {
      actor_id: signedIn(context).user_id,
      action: 'carrierEvents.setNames',
      subject_type: 'organisation',
      subject_id: organisation_id,
      detail: { name: carrier.name, names },
    });
    return { pushes };
  }),
);
