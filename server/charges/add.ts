import Big from 'big.js';
import { exactMajor, roundedMoney } from '#domain/money/exact-money.ts';
import { convert, rateOn } from '#domain/money/exchange-rate.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import { appendCharge } from '../invoices/shipment-charges-table.ts';
import { listChargeCodes } from '../rates/charge-codes-table.ts';
import { ratesOfDay } from '../rates/exchange-rates-table.ts';
import { lockNumber } from '../shipment-records/lock-number.ts';
import { changePrice, itemizePrice, refuseInvoiced } from './change-price.ts';
import { operations } from './operations.ts';
import { presentCharge } from './present-charge.ts';

export const add = operations.add.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { charge_code, side, quantity, rate, reason } = input;
    const shipment = await lockNumber(transaction, context, input.tracking_number);
    if (!shipment) throw errors.NOT_FOUND();
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
    return presentCharge(added, shipment.currency);
  }),
);
