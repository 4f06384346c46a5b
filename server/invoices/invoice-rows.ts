import { and, asc, eq } from 'drizzle-orm';
import type { Invoice, InvoiceRow } from '#contract/invoices.ts';
import type { Connection } from '../database/connection.ts';
import { beyond, inOrder, keyedPage, keyOf, newestFirst } from '../database/keyset.ts';
import { profiles } from '../people/profiles-table.ts';
import { shipments } from '../shipments/shipments-table.ts';
import { invoiceLines, invoices } from './invoices-table.ts';

const row = {
  number: invoices.number,
  tracking_number: shipments.tracking_number,
  amount_cents: invoices.amount_cents,
  currency: invoices.currency,
  status: invoices.status,
  issued_at: invoices.issued_at,
  due_at: invoices.due_at,
  paid_at: invoices.paid_at,
};

const ORDER = newestFirst({ created_at: invoices.issued_at, id: invoices.id });

/** Newest first, paged by key. */
export async function listInvoicesOf(
  connection: Connection,
  user_id: string,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<{ invoices: InvoiceRow[]; next: string | null }> {
  const rows = await connection
    .select({ ...row, key: keyOf(ORDER) })
    .from(invoices)
    .innerJoin(shipments, eq(shipments.id, invoices.shipment_id))
    .where(and(eq(invoices.user_id, user_id), beyond(ORDER, after)))
    .orderBy(...inOrder(ORDER))
    .limit(limit + 1);
  const { page, next } = keyedPage(rows, limit);
  return { invoices: page, next };
}

/** The first invoice of the shipment with this number. */
export async function findInvoiceOfShipment(
  connection: Connection,
  tracking_number: string,
): Promise<InvoiceRow | undefined> {
  const [found] = await connection
    .select(row)
    .from(invoices)
    .innerJoin(shipments, eq(shipments.id, invoices.shipment_id))
    .where(eq(shipments.tracking_number, tracking_number))
    .orderBy(asc(invoices.issued_at))
    .limit(1);
  return found;
}

/** The invoice with its shipment and lines; undefined when there is none with this number that the reader may see. */
export async function findInvoice(
  connection: Connection,
  number: string,
  reader: 'staff' | { client_id: string },
): Promise<Invoice | undefined> {
  const isOfReader = reader === 'staff' ? undefined : eq(invoices.user_id, reader.client_id);
  const [found] = await connection
    .select({
      id: invoices.id,
      row,
      client: {
        full_name: profiles.full_name,
        company_name: profiles.company_name,
        email: profiles.email,
      },
      shipment: {
        origin_city: shipments.origin_city,
        origin_country: shipments.origin_country,
        destination_city: shipments.destination_city,
        destination_country: shipments.destination_country,
        cargo_description: shipments.cargo_description,
        cargo_weight: shipments.cargo_weight,
        transport_mode: shipments.transport_mode,
      },
    })
    .from(invoices)
    .innerJoin(shipments, eq(shipments.id, invoices.shipment_id))
    .leftJoin(profiles, eq(profiles.user_id, invoices.user_id))
    .where(and(eq(invoices.number, number), isOfReader));
  if (!found) return undefined;
  const lines = await connection
    .select({ description: invoiceLines.description, amount_cents: invoiceLines.amount_cents })
    .from(invoiceLines)
    .where(eq(invoiceLines.invoice_id, found.id))
    .orderBy(asc(invoiceLines.line_order));
  return { ...found.row, client: found.client, shipment: found.shipment, lines };
}
