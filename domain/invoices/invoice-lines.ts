import type { VatTreatment } from '../vat/vat-treatment.ts';
import { freightLine } from './freight-line.ts';
import type { BilledShipment } from './invoice-content.ts';
import type { LineCalculation } from './line-calculation.ts';

interface InvoiceLine {
  description: string;
  amount_cents: number;
}

/**
 * The charges for a shipment, which add up to its cost: the lines of its booking, plus an adjustment line where the
 * cost has changed since. A shipment booked at a lump sum has one freight line.
 */
export function invoiceLines(
  shipment: BilledShipment & { cost_cents: number },
  charges: readonly StatedLine[],
): StatedLine[] {
  return charges.length === 0
    ? [{ description: freightLine(shipment), amount_cents: shipment.cost_cents }]
    : linesUpTo(shipment.cost_cents, charges);
}

/** The charges, plus an adjustment line where they do not add up to the amount. */
function linesUpTo(amount_cents: number, charges: readonly StatedLine[]): StatedLine[] {
  const rest = amount_cents - sumOf(charges);
  return rest === 0
    ? [...charges]
    : [...charges, { description: 'Adjustment as agreed', amount_cents: rest }];
}

interface StatedLine extends InvoiceLine {
  /** The VAT treatment that staff chose for its charge, if they did. */
  vat?: VatTreatment | null;
  /** Absent for lump sums and adjustments. */
  calculation?: LineCalculation | null;
}

export interface Billing {
  /** Why nothing can be invoiced now; null if something can. */
  refusal: 'ALREADY_INVOICED' | 'SHIPMENT_CANCELLED' | 'NOTHING_TO_CHARGE' | null;
  /** Net. */
  amount_cents: number;
  lines: StatedLine[];
}

interface Billable extends StatedLine {
  /** Why staff added it; '' for those of the booking. */
  reason: string;
}

/**
 * What the next invoice of a shipment states: the part of its price that no invoice in force does. A cancelled shipment
 * owes only what staff added to it, such as a cancellation fee. `charges` are the sell charges that are neither reversed
 * nor invoiced; `billed_cents` is net, and null before the first invoice. Adjustments and lump sums are taxed as the freight.
 */
export function nextInvoice(
  shipment: BilledShipment & { status: string; cost_cents: number },
  charges: readonly Billable[],
  billed_cents: number | null,
): Billing {
  if (shipment.status === 'cancelled') {
    const lines = charges.filter(({ reason }) => reason !== '').map(lineOf);
    const refusal = billed_cents === null ? 'SHIPMENT_CANCELLED' : 'ALREADY_INVOICED';
    return { refusal: lines.length > 0 ? null : refusal, amount_cents: sumOf(lines), lines };
  }
  const amount_cents = shipment.cost_cents - (billed_cents ?? 0);
  const stated = charges.map(lineOf);
  if (billed_cents !== null)
    return {
      refusal: amount_cents > 0 ? null : 'ALREADY_INVOICED',
      amount_cents,
      lines: linesUpTo(amount_cents, stated),
    };
  return {
    refusal: shipment.cost_cents === 0 ? 'NOTHING_TO_CHARGE' : null,
    amount_cents,
    lines: invoiceLines(shipment, stated),
  };
}

/** Without the reason, which is for staff. */
function lineOf({ description, amount_cents, vat, calculation }: StatedLine): StatedLine {
  return { description, amount_cents, ...(vat && { vat }), ...(calculation && { calculation }) };
}

function sumOf(lines: readonly InvoiceLine[]): number {
  return lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
}
