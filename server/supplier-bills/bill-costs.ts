import { CROSS_CURRENCIES, convert, type ExchangeRate, rateOn } from '#domain/money/exchange-rate.ts';
import { sharesOf } from '#domain/shipment-file/cost-shares.ts';
import { addCharges } from '../charges/add-charge.ts';
import { changePrices } from '../charges/change-price.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { type AddedCharge, type BilledAmount, setChargeAmounts } from '../invoices/shipment-charges-table.ts';
import { ratesOfDay } from '../rates/exchange-rates/exchange-rates-table.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { amountsOf, type Costs, chargeKey, isOpen, openShares } from './costs.ts';
import type { LockedCosts } from './lock-costs.ts';
import type { SupplierBillsContext } from './operations.ts';
import { type BillLineRecord, insertBillCharges, setLineCharge } from './supplier-bill-lines-table.ts';
import type { SupplierBillRecord } from './supplier-bills-table.ts';

interface BilledLines extends LockedCosts {
  bill: SupplierBillRecord;
  lines: readonly BillLineRecord[];
}

/** What a line bills of one charge, in minor units of the bill’s currency. */
interface BilledCharge {
  line: BillLineRecord;
  charge: AddedCharge;
  amount: number;
  /** Added by this bill. */
  isUnexpected: boolean;
}

/** Sets what the lines of a bill state as the actual amounts of their charges. Returns why not, and then writes nothing. */
export async function billCosts(
  transaction: Transaction,
  context: SupplierBillsContext,
  { bill, lines, shipments, costs }: BilledLines,
): Promise<'COST_CHANGED' | 'NO_EXCHANGE_RATE' | null> {
  const matched = lines
    .filter(({ shipment_id, charge_order }) => !(shipment_id && charge_order === null))
    .map((line) => chargesOf(line, costs, bill));
  if (matched.some((charges) => charges.length === 0)) return 'COST_CHANGED';
  const rates = await ratesOf(transaction, bill, shipments, context.now());
  const isConvertible = ({ currency }: ShipmentRecord) =>
    rateOn(rates, bill.currency, currency, bill.billed_on);
  if (![...shipments.values()].every(isConvertible)) return 'NO_EXCHANGE_RATE';

  const added = await addUnexpected(transaction, context, { bill, lines, shipments });
  const billed = [...matched.flat(), ...added];
  await insertBillCharges(
    transaction,
    billed.map(({ line: { bill_id, line_order }, charge, isUnexpected }) => ({
      ...amountsOf(charge),
      bill_id,
      line_order,
      ...(isUnexpected && { amount: 0, amount_cents: 0, status: 'reversed' as const }),
    })),
  );
  const actual = billed.map(({ charge, amount }) => {
    const { currency } = shipments.get(charge.shipment_id) ?? bill;
    return { charge, amounts: actualAmounts({ charge, amount, currency }, bill, rates) };
  });
  await setChargeAmounts(
    transaction,
    actual.map(({ amounts }) => amounts),
  );
  await changePrices(
    transaction,
    context,
    actual.flatMap(({ charge, amounts }) => {
      const shipment = shipments.get(charge.shipment_id);
      if (!shipment) return [];
      const { charge_code, status: from } = charge;
      const amount = { amount: amounts.amount, currency: amounts.currency };
      const detail = { charge_code, supplier_bill: bill.number, amount, from, status: amounts.status };
      return [{ shipment, by: 0, action: 'supplierBills.approve' as const, detail }];
    }),
  );
  return null;
}

/** What of a line falls to each charge: shares of a carrier booking’s cost in proportion to what was expected, to the cent. */
function chargesOf(
  line: BillLineRecord,
  costs: Costs,
  { currency }: Pick<SupplierBillRecord, 'currency'>,
): BilledCharge[] {
  const { shipment_id, charge_order, carrier_cost_id, amount } = line;
  if (shipment_id && charge_order !== null) {
    const cost = costs.charges.get(chargeKey({ shipment_id, charge_order }));
    return cost && isOpen(cost) && cost.currency === currency
      ? [{ line, charge: cost.charge, amount, isUnexpected: false }]
      : [];
  }
  const shared = costs.shared.get(carrier_cost_id ?? '');
  const open = shared?.currency === currency ? openShares(shared) : [];
  const amounts = sharesOf(
    amount,
    open.map((share) => share.amount),
  );
  return open.map(({ charge }, index) => ({
    line,
    charge,
    amount: amounts[index] ?? 0,
    isUnexpected: false,
  }));
}

/** Adds a buy charge for each cost that nobody expected. */
async function addUnexpected(
  transaction: Transaction,
  context: SupplierBillsContext,
  { bill, lines, shipments }: Omit<BilledLines, 'costs'>,
): Promise<BilledCharge[]> {
  const unexpected = lines.flatMap((line) => {
    const shipment = line.charge_order === null && shipments.get(line.shipment_id ?? '');
    return shipment ? [{ line, shipment }] : [];
  });
  const charges = await addCharges(
    transaction,
    context,
    unexpected.map(({ line: { charge_code, description, amount }, shipment }) => ({
      shipment,
      input: {
        charge_code,
        description,
        side: 'buy' as const,
        basis: 'flat' as const,
        quantity: 1,
        rate: { amount, currency: bill.currency },
        reason: `Supplier bill ${bill.number}`,
      },
    })),
  );
  const added: BilledCharge[] = [];
  for (const [index, charge] of charges.entries()) {
    const line = unexpected[index]?.line;
    if (charge instanceof Error || !line) throw charge;
    await setLineCharge(transaction, line, charge.charge_order);
    added.push({ line, charge, amount: line.amount, isUnexpected: true });
  }
  return added;
}

function ratesOf(
  transaction: Transaction,
  { currency, billed_on }: SupplierBillRecord,
  shipments: ReadonlyMap<string, ShipmentRecord>,
  now: Date,
): Promise<ExchangeRate[]> {
  const others = [...shipments.values()].map((shipment) => shipment.currency);
  const currencies = [...new Set([currency, ...others, ...CROSS_CURRENCIES])];
  return ratesOfDay(transaction, currencies, { day: billed_on, as_of: now });
}

/** The billed amount, converted at the rate of the bill’s day. */
function actualAmounts(
  { charge, amount, currency }: { charge: AddedCharge; amount: number; currency: string },
  bill: SupplierBillRecord,
  rates: readonly ExchangeRate[],
): BilledAmount {
  const exchange = rateOn(rates, bill.currency, currency, bill.billed_on);
  if (!exchange) throw new Error('A bill is converted without an exchange rate.');
  const isSame = bill.currency === currency;
  return {
    shipment_id: charge.shipment_id,
    charge_order: charge.charge_order,
    amount,
    currency: bill.currency,
    amount_cents: convert({ amount, currency: bill.currency }, exchange).amount,
    exchange_rate: isSame ? null : exchange.rate,
    exchange_date: isSame ? null : exchange.date,
    status: 'billed',
  };
}
