import { type ProfitFigures, profitOf } from '#domain/supplier-bills/profit.ts';
import { signedIn } from '../api/call-context.ts';
import type { Connection } from '../database/pool/connection.ts';
import { findNextInvoice } from '../invoices/next-invoice.ts';
import { listChargesOf } from '../invoices/shipment-charges-table.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { listBillsOfCharges } from '../supplier-bills/supplier-bill-lines-table.ts';
import { operations } from './operations.ts';

export const profit = operations.profit.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const shipment = await shipmentFor(db, signedIn(context), input.tracking_number);
  if (!shipment) throw errors.NOT_FOUND();
  const [sold, charges, bills] = await Promise.all([
    revenueOf(db, shipment),
    listChargesOf(db, shipment.id, 'buy'),
    listBillsOfCharges(db, shipment.id),
  ]);
  const expected = new Map(bills.map(({ charge_order, expected_cents }) => [charge_order, expected_cents]));
  const costs = charges.map(({ charge_order, status, amount_cents }) => ({
    status,
    amount_cents,
    expected_cents: expected.get(charge_order),
  }));
  const figures = profitOf(sold, costs);
  const money = ({ estimated, actual, accrued }: ProfitFigures) => ({
    estimated: { amount: estimated, currency: shipment.currency },
    actual: { amount: actual, currency: shipment.currency },
    accrued: { amount: accrued, currency: shipment.currency },
  });
  return {
    revenue: money(figures.revenue),
    cost: money(figures.cost),
    profit: money(figures.profit),
  };
});

/** Net. A cancelled shipment brings in what is invoiced or may be, not its price. */
async function revenueOf(connection: Connection, shipment: ShipmentRecord) {
  const { billing, refusal, totals } = await findNextInvoice(connection, shipment);
  const billed = billing?.billed_cents ?? 0;
  if (shipment.status !== 'cancelled')
    return { price_cents: shipment.cost_cents, unbilled_cents: shipment.cost_cents - billed };
  const unbilled_cents = refusal ? 0 : totals.net_cents;
  return { price_cents: billed + unbilled_cents, unbilled_cents };
}
