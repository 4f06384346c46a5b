import { signedIn } from '../api/call-context.ts';
import { managedWebhook } from './managed-webhook.ts';
import { operations } from './operations.ts';
import { presentDelivery } from './present-delivery.ts';
import { requireMoneyForWebhook } from './require-money.ts';
import { listDeliveries } from './webhook-deliveries-table.ts';

export const deliveries = operations.deliveries.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const { id, ...of } = input;
  const person = signedIn(context);
  await requireMoneyForWebhook(db, person, await managedWebhook(db, person, id, errors));
  const { page, next } = await listDeliveries(db, id, of);
  return { deliveries: page.map(presentDelivery), next };
});
