import { nextInvoice } from '#domain/invoices/invoice-lines.ts';
import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { signedIn } from '../api/call-context.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import { listInvoicesOfShipment } from './invoice-rows.ts';
import { findBilling } from './invoices-table.ts';
import { operations } from './operations.ts';
import { listUnbilled } from './shipment-charges-table.ts';

export const ofShipment = operations.ofShipment.handler(async ({ input, context }) => {
  const { db } = context.database;
  const person = signedIn(context);
  const tracking_number = normalizeTrackingNumber(input.tracking_number);
  const shipment = await shipmentFor(db, person, tracking_number);
  if (!shipment) return { invoice: null, invoices: [], unbilled: null };
  const [invoices, billing, charges] = await Promise.all([
    listInvoicesOfShipment(db, { tracking_number, reader: readerOf(person), now: context.now() }),
    findBilling(db, shipment.id),
    listUnbilled(db, shipment.id),
  ]);
  const next = nextInvoice(shipment, charges, billing?.billed_cents ?? null);
  const { currency } = shipment;
  return {
    invoice: invoices[0] ?? null,
    invoices,
    unbilled: next.refusal
      ? null
      : {
          total: { amount: next.amount_cents, currency },
          lines: next.lines.map(({ description, amount_cents }) => ({
            description,
            amount: { amount: amount_cents, currency },
          })),
        },
  };
});
