import Big from 'big.js';
import { lineCalculation } from '#domain/invoices/line-calculation.ts';
import { exactMajor, roundedMoney } from '#domain/money/exact-money.ts';
import { isLimit, lineText } from '#domain/rates/line-text.ts';
import type { PricedLine, PricedOption } from '#domain/rates/priced-option.ts';
import type { RateSide } from '#domain/rates/rate-kinds.ts';
import type { Charge } from '#server/invoices/shipment-charges-table.ts';

/** The charges that record a price by tariffs. */
export function chargesOfPrice({ lines }: Pick<PricedOption, 'lines'>, side: RateSide): Charge[] {
  return lines.map((line) => ({
    description: lineText(line),
    charge_code: line.charge_code,
    side,
    ...countedAs(line),
    ...amountsOf(line),
    calculation: calculationOf(line),
  }));
}

type TariffLineId = Pick<NonNullable<PricedLine['tariff']>, 'id' | 'version' | 'line'>;

/** The amounts of a charge, with the exchange rate and the tariff line that they come from. */
export function amountsOf({
  converted,
  amount: { amount, currency },
  exchange,
  tariff,
}: Pick<PricedLine, 'converted' | 'amount' | 'exchange'> & { tariff: TariffLineId | null }) {
  return {
    amount_cents: converted.amount,
    amount,
    currency,
    exchange_rate: exchange?.rate ?? null,
    exchange_date: exchange?.date ?? null,
    tariff_id: tariff?.id ?? null,
    tariff_version: tariff?.version ?? null,
    tariff_line: tariff?.line ?? null,
  };
}

/** Null where a limit replaces the product of quantity and rate. */
function calculationOf({ basis, size_type, quantity, rate, amount, limited_by, exchange }: PricedLine) {
  if (isLimit(limited_by)) return null;
  const { currency } = amount;
  return lineCalculation({ basis, size_type, quantity, unit_price: rate, currency, exchange });
}

/** Rates of charges are whole minor units. A line whose rate is finer, or whose amount is limited, is one sum. */
export function countedAs({
  basis,
  quantity,
  rate,
  amount,
}: PricedLine): Required<Pick<Charge, 'basis' | 'quantity' | 'rate'>> {
  const unit = roundedMoney(new Big(rate), amount.currency);
  const isExact =
    basis !== 'percent' &&
    basis !== 'slab' &&
    exactMajor(unit).eq(rate) &&
    roundedMoney(exactMajor(unit).times(quantity), amount.currency).amount === amount.amount;
  return isExact
    ? { basis, quantity, rate: unit.amount }
    : { basis: 'flat', quantity: 1, rate: amount.amount };
}
