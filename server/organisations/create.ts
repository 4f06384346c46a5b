import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { checkCustomerVatId } from '../legal-entities/check-vat-ids.ts';
import { defaultCurrency } from '../legal-entities/default-currency.ts';
import { operations } from './operations.ts';
import { findOrganisation } from './organisation-rows.ts';
import { insertOrganisation } from './organisations-table.ts';

export const create = operations.create.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    if (input.parent_id && !(await findOrganisation(transaction, input.parent_id)))
      throw errors.UNKNOWN_PARENT();
    checkCustomerVatId(input);
    const organisation = await insertOrganisation(transaction, {
      currency: await defaultCurrency(transaction),
      ...input,
      created_at: context.now(),
    });
    await writeAudit(transaction, {
      actor_id: signedIn(context).user_id,
      action: 'organisations.create',
      subject_type: 'organisation',
      subject_id: organisation.id,
      detail: { name: organisation.name },
    });
    return organisation;
  }),
);
