import { and, count, desc, eq, gte, lt, ne, notInArray, sql, sum } from 'drizzle-orm';
import type { DocumentType } from '#domain/documents/document-type.ts';
import { monthOf } from '#domain/invoices/month.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import type { Connection } from '../database/pool/connection.ts';
import { shippingDocuments } from '../documents/shipping-documents-table.ts';
import { invoices, signedCents } from '../invoices/invoices-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { groupShipmentsOf } from '../shipments/shipment-rows.ts';

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
  { now, hidden, test }: { now: Date; hidden: readonly DocumentType[]; test?: boolean | undefined },
): Promise<PortalFigures> {
  const month = monthOf(now);
  // Counted for each shipment: a join would read the documents of all organisations.
  const drawn = connection
    .select({ documents: count().as('documents') })
    .from(shippingDocuments)
    .where(
      and(
        eq(shippingDocuments.shipment_id, shipments.id),
        hidden.length > 0 ? notInArray(shippingDocuments.document_type, [...hidden]) : undefined,
      ),
    )
    .as('drawn');
  const [groups, invoiced, [documents]] = await Promise.all([
    groupShipmentsOf(connection, organisation_id, { test }),
    connection
      .select({
        currency: invoices.currency,
        invoiced_this_month_cents: sql<number>`sum(${signedCents})::float8`,
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
      .orderBy(desc(sum(signedCents))),
    connection
      .select({ documents: sql<number>`coalesce(sum(${drawn.documents}), 0)::int` })
      .from(shipments)
      .innerJoinLateral(drawn, sql`true`)
      .where(eq(shipments.organisation_id, organisation_id)),
  ]);
  const shipmentsIn = (matches: (status: ShipmentStatus) => boolean) =>
    groups.reduce((all, { status, shipments: number }) => (matches(status) ? all + number : all), 0);
  return {
    active: shipmentsIn(isActive),
    in_transit: shipmentsIn((status) => status === 'in_transit'),
    invoiced,
    documents: documents?.documents ?? 0,
  };
}
