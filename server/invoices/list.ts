import { operations } from './operations.ts';
import { listStaffInvoices, totalStaffInvoices } from './staff-invoices.ts';

export const list = operations.list.handler(async ({ input, context }) => {
  const { after, limit, ...filter } = input;
  const now = context.now();
  const { db } = context.database;
  const [page, totals] = await Promise.all([
    listStaffInvoices(db, filter, { after, limit, now }),
    after ? null : totalStaffInvoices(db, filter, now),
  ]);
  return { ...page, totals };
});
