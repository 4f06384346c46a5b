import { signedIn } from '../api/call-context.ts';
import { isOutdated } from '../api/if-match.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { legalEntityExists } from '../legal-entities/legal-entities-table.ts';
import { branchLocation } from './branch-location.ts';
import { lockBranch, updateBranch } from './branches-table.ts';
import { operations } from './operations.ts';

export const change = operations.change.handler(({ input: { code, ...changes }, context, errors }) =>
  context.write(async (transaction) => {
    const branch = await lockBranch(transaction, code);
    if (!branch) throw errors.NOT_FOUND();
    if (isOutdated(context.requestHeaders, branch)) throw errors.PRECONDITION_FAILED();
    const { city = branch.city, country = branch.country, legal_entity_id } = changes;
    const hasMoved = city !== branch.city || country !== branch.country;
    const town = hasMoved ? branchLocation(context.geography, { city, country }) : {};
    if (!town) throw errors.UNKNOWN_TOWN();
    if (legal_entity_id && !(await legalEntityExists(transaction, legal_entity_id))) throw errors.NO_ENTITY();
    await updateBranch(transaction, branch.id, { ...changes, ...town });
    await writeAudit(transaction, {
      actor_id: signedIn(context).user_id,
      action: 'branches.change',
      subject_type: 'branch',
      subject_id: branch.id,
      detail: { code, ...changes },
    });
    return { id: branch.id };
  }),
);
