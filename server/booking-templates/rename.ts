import { signedIn } from '../api/call-context.ts';
import { isOutdated } from '../api/if-match.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { isNameTaken, renameTemplate } from './booking-templates-table.ts';
import { lockTemplate } from './lock-template.ts';
import { operations } from './operations.ts';

export const rename = operations.rename.handler(({ input: { id, name }, context, errors }) =>
  context.write(async (transaction) => {
    const person = signedIn(context);
    const stored = await lockTemplate(transaction, person, id, errors);
    if (isOutdated(context.requestHeaders, stored)) throw errors.PRECONDITION_FAILED();
    const { organisation_id, name: former } = stored;
    if (await isNameTaken(transaction, { organisation_id, name, except: id })) throw errors.NAME_TAKEN();
    const template = await renameTemplate(transaction, id, { name, updated_at: context.now() });
    if (!template) throw errors.NOT_FOUND();
    await writeAudit(transaction, {
      actor_id: person.user_id,
      action: 'bookingTemplates.rename',
      subject_type: 'organisation',
      subject_id: organisation_id,
      detail: { template: id, changes: { name: [former, name] } },
    });
    return template;
  }),
);
