import { and, count, desc, eq, gte, lt, ne, notInArray, sql, sum } from 'drizzle-orm';
import type { DocumentType } from '#domain/documents/document-type.ts';
import { monthOf } from '#domain/invoices/month.ts';
import type { Connection } from '../database/pool/connection.ts';
import { shippingDocuments } from '../documents/shipping-documents-table.ts';
import { invoices } from '../invoices/invoices-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

export interface PortalFigures {
  active: number;
  in_transit: number;
  /** The largest first. */
  invoiced: { currency: string; invoiced_this_month_cents: number }[];
  documents: number;
}

/** Counts the organisation’s shipments, invoices and documents. */
export async function portalFiguresOf(
  connection: Connection,
  organisation_id: string,
  { now, hidden }: { now: Date; hidden: readonly DocumentType[] },
): Promise<PortalFigures> {
  const month = monthOf(now);
  const [[freight], invoiced, [documents]] = await Promise.all([
    connection
      .select({
        active: sql<number>`(count(*) filter (where ${shipments.status} not in ('delivered', 'cancelled')))::int`,
        in_transit: sql<number>`(count(*) filter (where ${shipments.status} = 'in_transit'))::int`,
      })
      .from(shipments)
      .where(eq(shipments.organisation_id, organisation_id)),
    connection
      .select({
        currency: invoices.currency,
        invoiced_this_month_cents: sql<number>`sum(${invoices.amount_cents})::float8`,
      })
      .from(invoices)
      .where(
        and(
          eq(invoices.organisation_id, organisation_id),
          ne(invoices.status, 'Void'),
          gte(invoices.issued_at, month.from),
          lt(invoices.issued_at, month.until),
        ),
      )
      .groupBy(invoices.currency)
      .orderBy(desc(sum(invoices.amount_cents))),
    connection
      .select({ documents: count() })
      .from(shippingDocuments)
      .innerJoin(shipments, eq(shipments.id, shippingDocuments.shipment_id))
      .where(
        and(
          eq(shipments.organisation_id, organisation_id),
          hidden.length > 0 ? notInArray(shippingDocuments.document_type, [...hidden]) : undefined,
        ),
      ),
  ]);
  return {
    active: freight?.active ?? 0,
    in_transit: freight?.in_transit ?? 0,
    invoiced,
    documents: documents?.documents ?? 0,
  };
}
