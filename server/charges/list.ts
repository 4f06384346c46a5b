import type { Charge } from '#contract/charges.ts';
import { invoiceLines } from '#domain/invoices/invoice-lines.ts';
import { isStaff } from '#domain/people/role.ts';
import { signedIn } from '../api/call-context.ts';
import { type ChargeRecord, listChargesOf } from '../invoices/shipment-charges-table.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { listBillsOfCharges } from '../supplier-bills/supplier-bill-lines-table.ts';
import { operations } from './operations.ts';
import { impliedCharge, presentCharge } from './present-charge.ts';

export const list = operations.list.handler(async ({ input, context, errors }) => {
  const person = signedIn(context);
  const staff = isStaff(person.role);
  if (input.side === 'buy' && !staff) throw errors.STAFF_ONLY();
  const { db } = context.database;
  const shipment = await shipmentFor(db, person, input.tracking_number);
  if (!shipment) throw errors.NOT_FOUND();
  const [sell, buy, bills] = await Promise.all([
    listChargesOf(db, shipment.id, 'sell'),
    staff ? listChargesOf(db, shipment.id, 'buy') : [],
    input.side === 'buy' ? listBillsOfCharges(db, shipment.id) : [],
  ]);
  const { currency } = shipment;
  const shown =
    input.side === 'buy'
      ? buy.map((each) => withBill(presentCharge(each, currency), bills))
      : sellCharges(shipment, sell);
  const unchanged = new Set(
    [...sell, ...buy]
      .filter(({ updated_at }) => input.updated_since && updated_at < input.updated_since)
      .map(({ charge_order }) => charge_order),
  );
  const listed = shown.filter(({ number }) => number === null || !unchanged.has(number));
  const bought = sumOf(buy);
  return {
    charges: staff ? listed : listed.map((charge) => ({ ...charge, tariff: null, reason: '' })),
    total: { amount: input.side === 'buy' ? bought : shipment.cost_cents, currency },
    // Without a cost, the margin is unknown.
    ...(buy.some(isCounted) && { margin: { amount: shipment.cost_cents - bought, currency } }),
  };
});

/** With the supplier bill that states it, and what was expected. */
function withBill(charge: Charge, bills: Awaited<ReturnType<typeof listBillsOfCharges>>): Charge {
  const bill = bills.find(({ charge_order }) => charge_order === charge.number);
  if (!bill) return charge;
  const { id, number, expected, expected_cents, currency } = bill;
  return {
    ...charge,
    supplier_bill: { id, number, expected: { amount: expected ?? expected_cents, currency } },
  };
}

/** The recorded charges, and what else the price contains. */
function sellCharges(shipment: ShipmentRecord, records: readonly ChargeRecord[]): Charge[] {
  const { currency } = shipment;
  const counted = records.filter(isCounted);
  const [rest] = invoiceLines(shipment, counted).slice(counted.length);
  return [
    ...records.map((record) => presentCharge(record, currency)),
    ...(rest ? [impliedCharge(rest.description, rest.amount_cents, currency)] : []),
  ];
}

function sumOf(records: readonly ChargeRecord[]): number {
  return records.filter(isCounted).reduce((sum, { amount_cents }) => sum + amount_cents, 0);
}

function isCounted({ status }: ChargeRecord): boolean {
  return status !== 'reversed';
}
