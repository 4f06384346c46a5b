import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { newId } from '../database/statements/columns.ts';
import { checkIssuerVatId } from './check-vat-ids.ts';
import { ownSeries } from './invoice-series.ts';
import { hasTakenPrefix, insertLegalEntity, lockLegalEntities } from './legal-entities-table.ts';
import { operations } from './operations.ts';

export const create = operations.create.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    await lockLegalEntities(transaction);
    if (await hasTakenPrefix(transaction, input.number_series)) throw errors.PREFIX_TAKEN();
    checkIssuerVatId(input);
    const id = newId();
    const entity = { ...input, number_series: await ownSeries(transaction, input.number_series) };
    await insertLegalEntity(transaction, { ...entity, id, created_at: context.now() });
    await writeAudit(transaction, {
      actor_id: signedIn(context).user_id,
      action: 'legalEntities.create',
      subject_type: 'legal_entity',
      subject_id: id,
      detail: entity,
    });
    return { id };
  }),
);
