import { freightLine } from './freight-line.ts';
import type { BilledShipment } from './invoice-content.ts';

export interface InvoiceLine {
  description: string;
  amount_cents: number;
}

/**
 * What is charged for a shipment; the lines add up to its cost. They are those of its booking; where the cost has
 * been changed since, one more says by how much; where it was booked at one sum, that is the freight.
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
