import { DAY_MS } from '#domain/calendar/durations.ts';
import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { lockManagedWebhook } from './managed-webhook.ts';
import { operations } from './operations.ts';
import { encryptSecret, newSecret } from './secrets.ts';
import { updateWebhook } from './webhooks-table.ts';

const OVERLAP_MS = DAY_MS;

export const rotateSecret = operations.rotateSecret.handler(({ input: { id }, context, errors }) =>
  context.write(async (transaction) => {
    const person = signedIn(context);
    const webhook = await lockManagedWebhook(transaction, person, id, errors);
    const secret = newSecret();
    const former_secret_until = new Date(context.now().getTime() + OVERLAP_MS);
    await updateWebhook(transaction, id, {
      secret: encryptSecret(context.encryption, id, secret),
      former_secret: webhook.secret,
      former_secret_until,
    });
    await writeAudit(transaction, {
      actor_id: person.user_id,
      action: 'webhooks.rotateSecret',
      subject_type: 'organisation',
      subject_id: webhook.organisation_id,
      detail: { webhook: id, url: webhook.url },
    });
    return { secret, former_secret_until };
  }),
);
