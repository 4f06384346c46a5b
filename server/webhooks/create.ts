import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { newId } from '../database/statements/columns.ts';
import { lockOrganisation } from '../organisations/organisation-locks.ts';
import { checkUrl } from './check-url.ts';
import { organisationOf } from './managed-webhook.ts';
import { operations } from './operations.ts';
import { requireMoneyForEvents } from './require-money.ts';
import { encryptSecret, newSecret } from './secrets.ts';
import { insertWebhook, listWebhooks } from './webhooks-table.ts';

const MAX_WEBHOOKS = 20;

export const create = operations.create.handler(
  async ({ input: { url, events, ...input }, context, errors }) => {
    // Before the transaction, because it may wait for a name server.
    await checkUrl(context, url);
    return context.write(async (transaction) => {
      const person = signedIn(context);
      const organisation_id = organisationOf(person, input.organisation_id);
      // Locks the organisation so that concurrent calls can't exceed the limit.
      if (!organisation_id || !(await lockOrganisation(transaction, organisation_id)))
        throw errors.NO_COMPANY();
      requireMoneyForEvents(person, events);
      if ((await listWebhooks(transaction, organisation_id)).length >= MAX_WEBHOOKS)
        throw errors.TOO_MANY_WEBHOOKS();
      const id = newId();
      const secret = newSecret();
      const webhook = await insertWebhook(transaction, {
        id,
        organisation_id,
        url,
        events,
        secret: encryptSecret(context.encryption, id, secret),
        created_at: context.now(),
      });
      await writeAudit(transaction, {
        actor_id: person.user_id,
        action: 'webhooks.create',
        subject_type: 'organisation',
        subject_id: organisation_id,
        detail: { webhook: id, url, events },
      });
      return { ...webhook, secret };
    });
  },
);
