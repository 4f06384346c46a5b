import Big from 'big.js';
import type { ChargeFields } from '#domain/invoices/charge-fields.ts';
import { exactMajor, roundedMoney } from '#domain/money/exact-money.ts';
import { convert, rateOn } from '#domain/money/exchange-rate.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { appendCharge, type ChargeRecord } from '../invoices/shipment-charges-table.ts';
import { listChargeCodes } from '../rates/charge-codes-table.ts';
import { ratesOfDay } from '../rates/exchange-rates/exchange-rates-table.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import type { ShipmentsContext } from '../shipments/operations.ts';
import { changePrice, itemizePrice, refuseInvoiced } from './change-price.ts';

/** Adds a charge to a locked shipment. Refusals are thrown before anything is written. */
export async function addCharge(
  transaction: Transaction,
  context: ShipmentsContext,
  shipment: ShipmentRecord,
  input: Omit<ChargeFields, 'tracking_number'>,
  errors: Parameters<typeof refuseInvoiced>[2],
): Promise<ChargeRecord> {
  const { charge_code, side, quantity, rate, reason } = input;
  const code = (await listChargeCodes(transaction)).find((each) => each.code === charge_code);
  if (!code) throw fieldIssue('charge_code', `${charge_code} is no known charge code.`);
  if (side === 'sell') await refuseInvoiced(transaction, shipment.id, errors);
  const now = context.now();
  const date = now.toISOString().slice(0, 'YYYY-MM-DD'.length);
  const rates = await ratesOfDay(transaction, [rate.currency, shipment.currency, 'EUR', 'USD'], {
    day: date,
    as_of: now,
  });
  const exchange = rateOn(rates, rate.currency, shipment.currency, date);
  if (!exchange)
    throw fieldIssue(
      'rate.currency',
      `There is no exchange rate from ${rate.currency} to ${shipment.currency}. Add one under Rates.`,
    );
  const amount = roundedMoney(exactMajor(rate).times(new Big(quantity)), rate.currency);
  const converted = convert(amount, exchange);
  if (side === 'sell') await itemizePrice(transaction, shipment);
  const added = await appendCharge(transaction, shipment.id, {
    description: input.description || code.name,
    charge_code,
    side,
    basis: input.basis,
    quantity,
    rate: rate.amount,
    amount: amount.amount,
    currency: amount.currency,
    amount_cents: converted.amount,
    exchange_rate: exchange.from === exchange.to ? null : exchange.rate,
    exchange_date: exchange.from === exchange.to ? null : exchange.date,
    reason,
  });
  await changePrice(transaction, context, shipment, {
    by: side === 'sell' ? converted.amount : 0,
    action: 'charges.add',
    detail: { charge_code, side, amount, reason },
  });
  return added;
}
