import Big from 'big.js';
import { dayInUtc } from '#domain/calendar/calendar-day.ts';
import type { ChargeFields } from '#domain/invoices/charge-fields.ts';
import { exactMajor, roundedMoney } from '#domain/money/exact-money.ts';
import { CROSS_CURRENCIES, convert, type ExchangeRate, rateOn } from '#domain/money/exchange-rate.ts';
import { isTooLarge } from '#domain/money/largest-amount.ts';
import type { ChargeCode } from '#domain/rates/charge-code.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { pipeline } from '../database/statements/pipeline.ts';
import { listBillings } from '../invoices/shipment-billing.ts';
import {
  type AddedCharge,
  addedCharge,
  type Charge,
  insertAddedCharges,
  listChargesById,
} from '../invoices/shipment-charges-table.ts';
import { listChargeCodes } from '../rates/charge-codes-table.ts';
import { ratesOfDay } from '../rates/exchange-rates/exchange-rates-table.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import type { ShipmentsContext } from '../shipments/operations.ts';
import { changePrices, impliedCharges, type PriceChange } from './change-price.ts';

type Input = Omit<ChargeFields, 'tracking_number'>;

/** Adds a charge to a locked shipment. Refusals are thrown before anything is written. The next invoice states it. */
export async function addCharge(
  transaction: Transaction,
  context: ShipmentsContext,
  shipment: ShipmentRecord,
  input: Input,
): Promise<AddedCharge> {
  const [added] = await addCharges(transaction, context, [{ shipment, input }]);
  if (!added || added instanceof Error) throw added ?? new Error('A charge was neither added nor refused.');
  return added;
}

/**
 * Adds charges to locked shipments, in order and with the same number of statements for any number of them. Returns each
 * charge, or the error that refuses it.
 */
export async function addCharges(
  transaction: Transaction,
  context: ShipmentsContext,
  wanted: readonly { shipment: ShipmentRecord; input: Input }[],
): Promise<(AddedCharge | Error)[]> {
  const { codes, rates, billings, recorded, now } = await readTables(transaction, context, wanted);
  const prices = new Map<string, Price>();
  const rows: AddedCharge[] = [];
  const changes: PriceChange[] = [];
  const results = wanted.map(({ shipment, input }) => {
    const { charge_code, side, reason } = input;
    const code = codes.get(charge_code);
    if (!code) return fieldIssue('charge_code', `${charge_code} isn’t a known charge code.`);
    const converted = convertedCharge(input, { code, shipment, rates, now });
    if (!converted)
      return fieldIssue(
        'rate.currency',
        `There is no exchange rate from ${input.rate.currency} to ${shipment.currency}. Add one under Rates.`,
      );
    const { amount, charge } = converted;
    if (isTooLarge(amount) || isTooLarge({ amount: charge.amount_cents }))
      return fieldIssue('quantity', 'The amount is too large.');
    const price = prices.get(shipment.id) ?? priceOf(shipment, recorded.get(shipment.id) ?? []);
    prices.set(shipment.id, price);
    const append = (charge: Charge) => {
      const added = addedCharge(shipment.id, price.next, charge);
      price.next += 1;
      if (added.side === 'sell') price.sold.push(added);
      rows.push(added);
      return added;
    };
    if (side === 'sell') {
      // What the price contained until now is stated by the invoices in force.
      const invoice_id = billings.get(shipment.id)?.id;
      for (const implied of impliedCharges(price.shipment, price.sold))
        append({ ...implied, ...(invoice_id && { status: 'invoiced', invoice_id }) });
      price.shipment = {
        ...price.shipment,
        cost_cents: price.shipment.cost_cents + converted.charge.amount_cents,
      };
    }
    changes.push({
      shipment,
      by: side === 'sell' ? converted.charge.amount_cents : 0,
      action: 'charges.add',
      detail: { charge_code, side, amount: converted.amount, reason },
    });
    return append(converted.charge);
  });
  await insertAddedCharges(transaction, rows);
  await changePrices(transaction, context, changes);
  return results;
}

/** The price of a shipment while charges are added to it. */
interface Price {
  shipment: ShipmentRecord;
  /** Its sell charges that count. */
  sold: Pick<AddedCharge, 'description' | 'amount_cents'>[];
  /** The number of its next charge. */
  next: number;
}

function priceOf(shipment: ShipmentRecord, recorded: readonly AddedCharge[]): Price {
  return {
    shipment,
    sold: recorded.filter(({ side, status }) => side === 'sell' && status !== 'reversed'),
    next: recorded.reduce((next, { charge_order }) => Math.max(next, charge_order + 1), 0),
  };
}

async function readTables(
  transaction: Transaction,
  context: ShipmentsContext,
  wanted: readonly { shipment: ShipmentRecord; input: Input }[],
) {
  const now = context.now();
  const idsOf = (of: typeof wanted) => [...new Set(of.map(({ shipment }) => shipment.id))];
  const currencies = wanted.flatMap(({ shipment, input }) => [shipment.currency, input.rate.currency]);
  const [codes, billings, charges, rates] = await pipeline(
    listChargeCodes(transaction),
    listBillings(transaction, idsOf(wanted.filter(({ input }) => input.side === 'sell'))),
    listChargesById(transaction, idsOf(wanted)),
    ratesOfDay(transaction, [...new Set([...currencies, ...CROSS_CURRENCIES])], {
      day: dayInUtc(now),
      as_of: now,
    }),
  );
  return {
    codes: new Map(codes.map((code) => [code.code, code])),
    billings,
    recorded: Map.groupBy(
      charges.toSorted((one, other) => one.charge_order - other.charge_order),
      ({ shipment_id }) => shipment_id,
    ),
    rates,
    now,
  };
}

/** The charge in the currency of its shipment; undefined without an exchange rate. */
function convertedCharge(
  { charge_code, side, description, basis, quantity, rate, reason, vat = null }: Input,
  {
    code,
    shipment,
    rates,
    now,
  }: { code: ChargeCode; shipment: ShipmentRecord; rates: readonly ExchangeRate[]; now: Date },
) {
  const exchange = rateOn(rates, rate.currency, shipment.currency, dayInUtc(now));
  if (!exchange) return undefined;
  const amount = roundedMoney(exactMajor(rate).times(new Big(quantity)), rate.currency);
  const isSame = exchange.from === exchange.to;
  return {
    amount,
    charge: {
      description: description || code.name,
      charge_code,
      side,
      basis,
      quantity,
      rate: rate.amount,
      amount: amount.amount,
      currency: amount.currency,
      amount_cents: convert(amount, exchange).amount,
      exchange_rate: isSame ? null : exchange.rate,
      exchange_date: isSame ? null : exchange.date,
      reason,
      vat: side === 'sell' ? vat : null,
    },
  };
}
