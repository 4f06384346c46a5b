import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { lockManagedWebhook } from './managed-webhook.ts';
import { operations } from './operations.ts';
import { deleteWebhook } from './webhooks-table.ts';

export const remove = operations.remove.handler(({ input: { id }, context, errors }) =>
  context.write(async (transaction) => {
    const person = signedIn(context);
    const { organisation_id, url } = await lockManagedWebhook(transaction, person, id, errors);
    await deleteWebhook(transaction, id);
    await writeAudit(transaction, {
      actor_id: person.user_id,
      action: 'webhooks.remove',
      subject_type: 'organisation',
      subject_id: organisation_id,
      detail: { webhook: id, url },
    });
    return {};
  }),
);
