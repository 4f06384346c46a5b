import type { Transaction } from '../database/pool/connection.ts';
import { insertInvoiceLines, type NewInvoiceLine } from './invoice-lines-table.ts';
import { insertInvoiceRecord, type NewInvoice } from './invoices-table.ts';

/** Inserts the invoice with its lines in order, and returns its id. */
export async function insertInvoice(
  transaction: Transaction,
  invoice: NewInvoice,
  lines: readonly NewInvoiceLine[],
): Promise<string> {
  const invoice_id = await insertInvoiceRecord(transaction, invoice);
  await insertInvoiceLines(
    transaction,
    lines.map((line, line_order) => ({ ...line, invoice_id, line_order })),
  );
  return invoice_id;
}
