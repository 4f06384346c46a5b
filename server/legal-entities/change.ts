import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { checkIssuerVatId } from './check-vat-ids.ts';
import { hasTakenPrefix, updateLegalEntity } from './legal-entities-table.ts';
import { operations } from './operations.ts';

export const change = operations.change.handler(({ input: { id, ...changes }, context, errors }) =>
  context.write(async (transaction) => {
    if (await hasTakenPrefix(transaction, changes.number_series ?? [], id)) throw errors.PREFIX_TAKEN();
    const changed = await updateLegalEntity(transaction, id, changes);
    if (!changed) throw errors.NOT_FOUND();
    checkIssuerVatId(changed);
    await writeAudit(transaction, {
      actor_id: signedIn(context).user_id,
      action: 'legalEntities.change',
      subject_type: 'legal_entity',
      subject_id: id,
      detail: { ...changes },
    });
    return { id };
  }),
);
