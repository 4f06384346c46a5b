import { signedIn } from '../api/call-context.ts';
import { operations } from '../api/operations.ts';
import { listInvoicesOf } from './invoice-rows.ts';

export const mine = operations.invoices.mine.handler(({ input, context }) =>
  listInvoicesOf(context.database.db, signedIn(context).user_id, { ...input, now: context.now() }),
);
