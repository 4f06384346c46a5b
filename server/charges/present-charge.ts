import type { Charge } from '#contract/charges.ts';
import type { AddedCharge } from '../invoices/shipment-charges-table.ts';

/** A charge as staff see it. One without its own amount is in the currency of the shipment. */
export function presentCharge(record: AddedCharge, shipment_currency: string): Charge {
  const { charge_order, charge_code, description, side, basis, quantity, status, reason, vat } = record;
  const currency = record.currency ?? shipment_currency;
  const amount = record.amount ?? record.amount_cents;
  const { tariff_id, tariff_version, tariff_line, exchange_rate, exchange_date } = record;
  return {
    number: charge_order,
    charge_code,
    description,
    side,
    basis,
    quantity,
    rate: { amount: record.rate ?? amount, currency },
    amount: { amount, currency },
    converted: { amount: record.amount_cents, currency: shipment_currency },
    exchange:
      exchange_rate && exchange_date
        ? { from: currency, to: shipment_currency, rate: exchange_rate, date: exchange_date }
        : null,
    tariff:
      tariff_id === null || tariff_version === null || tariff_line === null
        ? null
        : { id: tariff_id, version: tariff_version, line: tariff_line },
    status,
    reason,
    vat,
  };
}

/** What of the price no charge states: a lump sum, or what was agreed since. */
export function impliedCharge(description: string, amount: number, currency: string): Charge {
  const money = { amount, currency };
  return {
    number: null,
    charge_code: 'FRT',
    description,
    side: 'sell',
    basis: 'flat',
    quantity: 1,
    rate: money,
    amount: money,
    converted: money,
    exchange: null,
    tariff: null,
    status: 'estimated',
    reason: '',
    vat: null,
  };
}
