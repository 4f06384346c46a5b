import { signedIn } from '../api/call-context.ts';
import { isOutdated } from '../api/if-match.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { checkIssuerVatId } from './check-vat-ids.ts';
import { ownSeries } from './invoice-series.ts';
import { findVersion, hasTakenPrefix, lockLegalEntities, updateLegalEntity } from './legal-entities-table.ts';
import { operations } from './operations.ts';

export const change = operations.change.handler(({ input: { id, ...input }, context, errors }) =>
  context.write(async (transaction) => {
    await lockLegalEntities(transaction);
    const former = await findVersion(transaction, id);
    if (!former) throw errors.NOT_FOUND();
    if (isOutdated(context.requestHeaders, former)) throw errors.PRECONDITION_FAILED();
    const { number_series } = input;
    if (await hasTakenPrefix(transaction, number_series ?? [], id)) throw errors.PREFIX_TAKEN();
    const changes = {
      ...input,
      ...(number_series && { number_series: await ownSeries(transaction, number_series, id) }),
    };
    const changed = await updateLegalEntity(transaction, id, changes);
    if (!changed) throw errors.NOT_FOUND();
    checkIssuerVatId(changed);
    await writeAudit(transaction, {
      actor_id: signedIn(context).user_id,
      action: 'legalEntities.change',
      subject_type: 'legal_entity',
      subject_id: id,
      detail: changes,
    });
    return { id };
  }),
);
