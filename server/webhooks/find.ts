import { signedIn } from '../api/call-context.ts';
import { managedWebhook } from './managed-webhook.ts';
import { operations } from './operations.ts';

export const find = operations.find.handler(({ input, context, errors }) =>
  managedWebhook(context.database.db, signedIn(context), input.id, errors),
);
