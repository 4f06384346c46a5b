import { and, desc, ne, sql } from 'drizzle-orm';
import type { Connection } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import { invoices } from './invoices-table.ts';

/** The amount as sums count it, without VAT, as prices are: that of a credit note is negative. */
const signedNetCents =
  sql<number>`(case ${invoices.kind} when 'credit_note' then ${invoices.vat_cents} - ${invoices.amount_cents}
  else ${invoices.amount_cents} - ${invoices.vat_cents} end)`.mapWith(Number);

/** The number of a shipment’s newest invoice in force; undefined if there is none. */
export async function findInvoiceNumberOf(
  connection: Connection,
  shipment_id: string,
): Promise<string | undefined> {
  return (await findBilling(connection, shipment_id))?.number;
}

export interface ShipmentBilling {
  /** The newest invoice in force that is not credited in full. */
  id: string;
  number: string;
  /** The net total of the invoices in force less that of their credit notes. */
  billed_cents: number;
}

/** What invoices in force state of a shipment; undefined if there are none, or all are credited. */
export async function findBilling(
  connection: Connection,
  shipment_id: string,
): Promise<ShipmentBilling | undefined> {
  return (await listBillings(connection, [shipment_id])).get(shipment_id);
}

/** The same for several shipments, by shipment. */
export async function listBillings(
  connection: Connection,
  shipment_ids: readonly string[],
): Promise<ReadonlyMap<string, ShipmentBilling>> {
  if (shipment_ids.length === 0) return new Map();
  const inForce = await connection
    .select({
      shipment_id: invoices.shipment_id,
      id: invoices.id,
      number: invoices.number,
      kind: invoices.kind,
      signed_cents: signedNetCents,
      is_credited: sql<boolean>`${invoices.credited_cents} = ${invoices.amount_cents}`,
    })
    .from(invoices)
    .where(and(anyOf(invoices.shipment_id, shipment_ids), ne(invoices.status, 'Void')))
    .orderBy(desc(invoices.issued_at), desc(invoices.id));
  const billings = new Map<string, ShipmentBilling>();
  for (const [shipment_id, rows] of Map.groupBy(inForce, (row) => row.shipment_id)) {
    const newest = rows.find(({ kind, is_credited }) => kind === 'invoice' && !is_credited);
    if (!newest) continue;
    const billed_cents = rows.reduce((sum, { signed_cents }) => sum + signed_cents, 0);
    billings.set(shipment_id, { id: newest.id, number: newest.number, billed_cents });
  }
  return billings;
}
