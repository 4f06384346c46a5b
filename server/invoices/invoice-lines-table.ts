import { integer, jsonb, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { LineCalculation } from '#domain/invoices/line-calculation.ts';
import { VAT_CATEGORIES } from '#domain/vat/vat-category.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { cents } from '../database/statements/columns.ts';
import { invoices } from './invoices-table.ts';

export const invoiceLines = pgTable(
  'invoice_lines',
  {
    invoice_id: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    line_order: integer('line_order').notNull(),
    description: text('description').notNull(),
    /** Net. */
    amount_cents: cents('amount_cents').notNull(),
    /** The VAT fields are null on invoices without VAT and on those of earlier versions. */
    vat_category: text('vat_category', { enum: VAT_CATEGORIES }),
    /** Percent. */
    vat_rate: numeric('vat_rate', { mode: 'number' }),
    vat_note: text('vat_note'),
    /** The line of the invoice that a line of a credit note credits. */
    credits_line: integer('credits_line'),
    /** Null for lump sums, credits of a part of a line and on invoices of earlier versions. */
    calculation: jsonb('calculation').$type<LineCalculation>(),
  },
  (table) => [primaryKey({ columns: [table.invoice_id, table.line_order] })],
);

export type NewInvoiceLine = Omit<typeof invoiceLines.$inferInsert, 'invoice_id' | 'line_order'>;

export async function insertInvoiceLines(
  transaction: Transaction,
  lines: readonly (typeof invoiceLines.$inferInsert)[],
): Promise<void> {
  await transaction.insert(invoiceLines).values([...lines]);
}
