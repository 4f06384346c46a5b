import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { signedIn } from '../api/call-context.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import { listInvoicesOfShipment } from './invoice-rows.ts';
import { findNextInvoice } from './next-invoice.ts';
import { operations } from './operations.ts';
import { presentGroups } from './present-vat.ts';

export const ofShipment = operations.ofShipment.handler(async ({ input, context }) => {
  const { db } = context.database;
  const person = signedIn(context);
  const tracking_number = normalizeTrackingNumber(input.tracking_number);
  const shipment = await shipmentFor(db, person, tracking_number);
  if (!shipment) return { invoice: null, invoices: [], unbilled: null };
  const [invoices, next] = await Promise.all([
    listInvoicesOfShipment(db, { tracking_number, reader: readerOf(person), now: context.now() }),
    findNextInvoice(db, shipment),
  ]);
  const { currency } = shipment;
  return {
    invoice: invoices.find(({ kind }) => kind === 'invoice') ?? null,
    invoices,
    unbilled: next.refusal
      ? null
      : {
          total: { amount: next.totals.net_cents, currency },
          vat: { amount: next.totals.vat_cents, currency },
          gross: { amount: next.totals.gross_cents, currency },
          vat_groups: presentGroups(next.totals.groups, currency),
          lines: next.lines.map(({ description, amount_cents }) => ({
            description,
            amount: { amount: amount_cents, currency },
          })),
        },
  };
});
