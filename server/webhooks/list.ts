import { NIL } from 'uuid';
import { signedIn } from '../api/call-context.ts';
import { organisationOf } from './managed-webhook.ts';
import { operations } from './operations.ts';
import { listWebhooks } from './webhooks-table.ts';

export const list = operations.list.handler(async ({ input, context }) => {
  const organisation_id = organisationOf(signedIn(context), input.organisation_id);
  return {
    webhooks: await listWebhooks(context.database.db, organisation_id ?? NIL, 'own', input.updated_since),
  };
});
