import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { deleteTemplate } from './booking-templates-table.ts';
import { lockTemplate } from './lock-template.ts';
import { operations } from './operations.ts';

export const remove = operations.remove.handler(({ input: { id }, context, errors }) =>
  context.write(async (transaction) => {
    const person = signedIn(context);
    const { organisation_id, name } = await lockTemplate(transaction, person, id, errors);
    await deleteTemplate(transaction, id);
    await writeAudit(transaction, {
      actor_id: person.user_id,
      action: 'bookingTemplates.remove',
      subject_type: 'organisation',
      subject_id: organisation_id,
      detail: { template: id, name },
    });
    return {};
  }),
);
