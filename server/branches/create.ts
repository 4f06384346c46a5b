import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { newId } from '../database/statements/columns.ts';
import { legalEntityExists } from '../legal-entities/legal-entities-table.ts';
import { branchLocation } from './branch-location.ts';
import { insertBranch } from './branches-table.ts';
import { operations } from './operations.ts';

export const create = operations.create.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const town = branchLocation(context.geography, input);
    if (!town) throw errors.UNKNOWN_TOWN();
    if (!(await legalEntityExists(transaction, input.legal_entity_id))) throw errors.NO_ENTITY();
    const id = newId();
    if (!(await insertBranch(transaction, { ...input, ...town, id, created_at: context.now() })))
      throw errors.CODE_TAKEN();
    await writeAudit(transaction, {
      actor_id: signedIn(context).user_id,
      action: 'branches.create',
      subject_type: 'branch',
      subject_id: id,
      detail: { ...input },
    });
    return { id };
  }),
);
