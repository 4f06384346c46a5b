import Big from 'big.js';
import { type ChargedAs, chargeable } from '../cargo/chargeable.ts';
import { exactMajor, roundedMoney } from '../money/exact-money.ts';
import type { Money } from '../money/money.ts';
import type { PriceRequest } from './price-request.ts';
import type { RateBasis, RateLoad } from './rate-kinds.ts';
import type { TariffLine } from './tariff.ts';

/** How a line's amount was calculated. `quantity` is in units of the basis; for percent it is the freight in major units. */
interface LineAmount {
  quantity: number;
  /** Decimal text. */
  rate: string;
  amount: Money;
  /** What changed the product of quantity and rate. */
  limited_by: 'minimum' | 'maximum' | 'next_break' | null;
}

const CHARGED_AS: Readonly<Record<RateLoad, ChargedAs>> = {
  FCL: 'full',
  LCL: 'lcl',
  AIR: 'air',
  FTL: 'full',
  LTL: 'road',
  RAIL: 'rail',
};

const KG_PER_TONNE = 1000;
const PRECISION = 1_000_000;

/** The cargo's quantity by a basis; undefined where the request lacks it. */
export function quantityOf(basis: RateBasis, { cargo, load, equipment }: PriceRequest): number | undefined {
  if (basis === 'flat') return 1;
  if (basis === 'piece') return cargo.pieces ?? undefined;
  if (cargo.gross_kg === null && cargo.volume_m3 === null) return undefined;
  const totals = { gross_kg: cargo.gross_kg ?? 0, volume_m3: cargo.volume_m3 ?? 0 };
  if (basis === 'wm') return rounded(chargeable(totals, 'lcl').chargeable_kg / KG_PER_TONNE);
  return rounded(chargeable(totals, equipment.length > 0 ? 'full' : CHARGED_AS[load]).chargeable_kg);
}

/** The amount of a line for a quantity, in the currency of its tariff. */
export function lineAmount(
  line: TariffLine,
  quantity: number,
  currency: string,
  nextBreak: boolean,
): LineAmount {
  const counted = countedQuantity(line, quantity, nextBreak);
  const rate = rateFor(line, counted);
  const priced = productOf(line.basis, counted, rate);
  const least = line.minimum === null ? priced : larger(priced, new Big(line.minimum));
  const amount = line.maximum === null ? least : smaller(least, new Big(line.maximum));
  return {
    quantity: counted,
    rate,
    amount: roundedMoney(amount, currency),
    limited_by: limitOf(),
  };

  function limitOf(): LineAmount['limited_by'] {
    if (amount.gt(priced)) return 'minimum';
    if (amount.lt(priced)) return 'maximum';
    return counted === quantity ? null : 'next_break';
  }
}

/** The freight that a percentage is of, as a quantity. */
export function asQuantity(money: Money): number {
  return exactMajor(money).toNumber();
}

/** The quantity at which the next break begins where that makes the price lower, otherwise the quantity itself. */
function countedQuantity(line: TariffLine, quantity: number, nextBreak: boolean): number {
  const next = nextBreak && line.basis === 'kg' && line.breaks.find(({ from }) => from > quantity);
  if (!next) return quantity;
  const own = productOf(line.basis, quantity, rateFor(line, quantity));
  return productOf(line.basis, next.from, next.rate).lt(own) ? next.from : quantity;
}

function rateFor({ breaks, rate }: TariffLine, quantity: number): string {
  return breaks.findLast(({ from }) => from <= quantity)?.rate ?? rate;
}

function productOf(basis: RateBasis, quantity: number, rate: string): Big {
  if (basis === 'slab') return new Big(rate);
  const product = new Big(quantity).times(rate);
  return basis === 'percent' ? product.div(100) : product;
}

const larger = (one: Big, other: Big) => (one.gt(other) ? one : other);
const smaller = (one: Big, other: Big) => (one.lt(other) ? one : other);

/** Hides the errors of binary fractions. */
function rounded(quantity: number): number {
  return Math.round(quantity * PRECISION) / PRECISION;
}
