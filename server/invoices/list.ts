import { signedIn } from '../api/call-context.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { operations } from './operations.ts';
import { invoiceFilter, listStaffInvoices, totalStaffInvoices } from './staff-invoices.ts';

export const list = operations.list.handler(async ({ input, context }) => {
  const { after, limit, ...wanted } = input;
  const { db } = context.database;
  const now = context.now();
  const filter = await invoiceFilter(db, { ...wanted, reader: readerOf(signedIn(context)) });
  const [page, totals] = await Promise.all([
    listStaffInvoices(db, filter, { after, limit, now }),
    after ? null : totalStaffInvoices(db, filter, now),
  ]);
  return { ...page, totals };
});
