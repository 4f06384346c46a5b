import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { findOrganisation } from '../organisations/organisation-rows.ts';
import { operations } from './operations.ts';
import { insertTariff } from './tariffs-table.ts';

export const createTariff = operations.createTariff.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const organisation =
      input.organisation_id === null ? null : await findOrganisation(transaction, input.organisation_id);
    if (organisation === undefined) throw errors.UNKNOWN_ORGANISATION();
    const tariff = await insertTariff(transaction, { ...input, created_at: context.now() });
    await writeAudit(transaction, {
      actor_id: signedIn(context).user_id,
      action: 'rates.createTariff',
      subject_type: 'tariff',
      subject_id: tariff.id,
      detail: { ...input },
    });
    return { ...tariff, organisation, lines: 0 };
  }),
);
