import { signedIn } from '../api/call-context.ts';
import { listInvoicesOf } from './invoice-rows.ts';
import { operations } from './operations.ts';

export const mine = operations.mine.handler(({ input, context }) =>
  listInvoicesOf(context.database.db, signedIn(context).user_id, { ...input, now: context.now() }),
);
