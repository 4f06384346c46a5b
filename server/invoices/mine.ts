import { ownOrganisation } from '../api/call-context.ts';
import { listInvoicesOf } from './invoice-rows.ts';
import { operations } from './operations.ts';

export const mine = operations.mine.handler(({ input, context }) =>
  listInvoicesOf(context.database.db, ownOrganisation(context), { ...input, now: context.now() }),
);
