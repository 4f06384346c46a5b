import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import { isOfReader, type Reader } from '../shipment-records/reader.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { type InvoiceRecord, invoices } from './invoices-table.ts';

/** The shipment of the invoice with this number; undefined when the reader may not see one. */
export async function findShipmentOf(
  connection: Connection,
  number: string,
  reader: Reader,
): Promise<string | undefined> {
  const [found] = await connection
    .select({ shipment_id: invoices.shipment_id })
    .from(invoices)
    .innerJoin(shipments, eq(shipments.id, invoices.shipment_id))
    .where(and(eq(invoices.number, number), isOfReader(reader, invoices.organisation_id)));
  return found?.shipment_id;
}

/** With its shipment’s number and branch. */
export type LockedInvoice = InvoiceRecord & { tracking_number: string; branch_id: string | null };

/** The invoice, locked until the transaction ends. */
export async function lockInvoice(
  transaction: Transaction,
  number: string,
  reader: Reader,
): Promise<LockedInvoice | undefined> {
  const [held] = await lockWhere(transaction, eq(invoices.number, number), reader);
  return held;
}

/** The invoices of an organisation with these numbers, locked until the transaction ends. */
export async function lockInvoicesOf(
  transaction: Transaction,
  organisation_id: string,
  numbers: readonly string[],
): Promise<LockedInvoice[]> {
  if (numbers.length === 0) return [];
  const condition = and(eq(invoices.organisation_id, organisation_id), anyOf(invoices.number, numbers));
  return lockWhere(transaction, condition as SQL, 'staff');
}

/** Those of the invoices that the reader sees, by id, locked until the transaction ends. */
export async function lockInvoices(
  transaction: Transaction,
  ids: readonly string[],
  reader: Reader,
): Promise<LockedInvoice[]> {
  return ids.length === 0 ? [] : lockWhere(transaction, anyOf(invoices.id, ids), reader);
}

/** Locks in the order of ids, against deadlocks. */
function lockWhere(transaction: Transaction, condition: SQL, reader: Reader): Promise<LockedInvoice[]> {
  return transaction
    .select({
      ...getTableColumns(invoices),
      tracking_number: shipments.tracking_number,
      branch_id: shipments.branch_id,
    })
    .from(invoices)
    .innerJoin(shipments, eq(shipments.id, invoices.shipment_id))
    .where(and(condition, isOfReader(reader, invoices.organisation_id)))
    .orderBy(invoices.id)
    .for('update', { of: invoices });
}

/** The credited invoice of a locked credit note, locked until the transaction ends. */
export async function lockCreditedInvoice(
  transaction: Transaction,
  { credits_invoice_id }: Pick<InvoiceRecord, 'credits_invoice_id'>,
): Promise<InvoiceRecord | undefined> {
  if (!credits_invoice_id) return undefined;
  const [invoice] = await transaction
    .select()
    .from(invoices)
    .where(eq(invoices.id, credits_invoice_id))
    .for('update');
  return invoice;
}
