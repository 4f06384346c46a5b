import { freightLine } from './freight-line.ts';
import type { BilledShipment } from './invoice-content.ts';

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
  charges: readonly InvoiceLine[],
): InvoiceLine[] {
  if (charges.length === 0)
    return [{ description: freightLine(shipment), amount_cents: shipment.cost_cents }];
  const booked = charges.reduce((total, { amount_cents }) => total + amount_cents, 0);
  const since = shipment.cost_cents - booked;
  return since === 0
    ? [...charges]
    : [...charges, { description: 'Adjustment as agreed', amount_cents: since }];
}
