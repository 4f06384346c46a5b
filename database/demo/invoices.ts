import { billedTo, type Carried } from '#domain/invoices/invoice-content.ts';
import { invoiceNumber } from '#domain/invoices/invoice-number.ts';
import { PAYMENT_DAYS } from '#domain/invoices/invoice-status.ts';
import type { invoiceNumbers } from '#server/invoices/invoice-numbers-table.ts';
import type { invoiceLines, invoices } from '#server/invoices/invoices-table.ts';
import { describeCargo } from './cargo.ts';
import type { Chance } from './chance.ts';
import { chargesOf } from './charges.ts';
import { after, amid, DAY_MS } from './moments.ts';
import type { DemoShipment } from './shipments.ts';

const PAID_AFTER_DAYS = [6, 29] as const;
/** Few clients pay late. */
const OVERDUE_SHARE = 0.06;

/** One invoice for each shipment that has left; the rows of the invoices, of their lines and of their numbers. */
export function invoiceRows(shipments: readonly DemoShipment[], now: Date, chance: Chance) {
  const rows: (typeof invoices.$inferInsert)[] = [];
  const lines: (typeof invoiceLines.$inferInsert)[] = [];
  const last = new Map<number, number>();
  const billed = shipments
    .filter(({ schedule }) => schedule.journey)
    .map((shipment) => ({ shipment, issued_at: issueMoment(shipment, now, chance) }))
    .sort((a, b) => a.issued_at.getTime() - b.issued_at.getTime());

  for (const { shipment, issued_at } of billed) {
    const year = issued_at.getUTCFullYear();
    const order = (last.get(year) ?? 0) + 1;
    last.set(year, order);
    const id = chance.idAt(issued_at);
    const paid_at = drawPayment(issued_at, now, chance);
    rows.push({
      id,
      number: invoiceNumber(year, order),
      shipment_id: shipment.id,
      user_id: shipment.client.id,
      amount_cents: shipment.cost_cents,
      billed_to: billedTo(shipment.client),
      carried: carriedIn(shipment),
      status: paid_at ? 'Paid' : 'Pending',
      issued_at,
      due_at: after(issued_at, PAYMENT_DAYS * DAY_MS),
      paid_at,
    });
    lines.push(...chargesOf(shipment).map((line, line_order) => ({ ...line, invoice_id: id, line_order })));
  }
  const numbers: (typeof invoiceNumbers.$inferInsert)[] = [...last].map(([year, last]) => ({ year, last }));
  return { invoices: rows, invoiceLines: lines, invoiceNumbers: numbers };
}

function carriedIn({ itinerary, cargo }: DemoShipment): Carried {
  const { origin, destination } = itinerary.lane;
  return {
    origin_city: origin.name,
    origin_country: origin.country,
    destination_city: destination.name,
    destination_country: destination.country,
    cargo_description: describeCargo(cargo),
    cargo_weight: cargo.weight,
    transport_mode: itinerary.mode,
  };
}

/** At departure; within the current month, UTC, where the portal counts on it. */
function issueMoment({ schedule, invoiced_this_month }: DemoShipment, now: Date, chance: Chance): Date {
  const { departure } = schedule;
  if (!invoiced_this_month) return departure;
  const earliest = new Date(Math.max(departure.getTime(), monthStart(now)));
  return amid(earliest, now, chance.between(0.05, 0.5));
}

function monthStart(now: Date): number {
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
}

/** Null while it is not paid. */
function drawPayment(issued_at: Date, now: Date, chance: Chance): Date | null {
  const paid_at = after(issued_at, chance.between(...PAID_AFTER_DAYS) * DAY_MS);
  return paid_at > now || chance.happens(OVERDUE_SHARE) ? null : paid_at;
}
