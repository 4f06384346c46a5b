import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { operations } from '../organisations/operations.ts';
import { deleteCarrierFeed } from './carrier-feeds-table.ts';

export const remove = operations.removeCarrierFeed.handler(({ input: { id }, context, errors }) =>
  context.write(async (transaction) => {
    if (!(await deleteCarrierFeed(transaction, id))) throw errors.NOT_FOUND();
    await writeAudit(transaction, {
      actor_id: signedIn(context).user_id,
      action: 'organisations.removeCarrierFeed',
      subject_type: 'organisation',
      subject_id: id,
      detail: {},
    });
    return {};
  }),
);
