import { containersText } from '../equipment/typed-containers.ts';
import { numberFormat } from '../intl-formats.ts';
import { exactMajor } from '../money/exact-money.ts';
import { minorDigits } from '../money/minor-digits.ts';
import type { Money } from '../money/money.ts';
import { formatRate } from './format-rate.ts';
import type { PricedLine } from './priced-option.ts';

const PLAIN = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });
const MIN_DIGITS = 2;

/** An amount by a rate; `rate` is decimal text in the currency of the amount. */
export type Counted = Pick<PricedLine, 'basis' | 'size_type' | 'quantity' | 'rate'> & {
  amount: { currency: string };
};

/** What set the amount, which is only stated where a limit did. */
type Limited = { amount: Money; limited_by: PricedLine['limited_by'] };

/** '1,000 kg at 3.54 USD', 'minimum charge 75.00 USD (12 kg at 3.54 USD)'. */
export function quantityText({ limited_by, ...line }: Counted & Limited): string {
  const text = productText(line);
  return isLimit(limited_by) ? `${limited_by} charge ${amountOf(line.amount)} (${text})` : text;
}

/** '2 × 40HC at 2,780.00 USD', '1,000 kg at 3.54 USD', '8% of the freight'. */
export function productText({ rate, amount, ...counted }: Counted): string {
  const price = `${formatRate(rate, MIN_DIGITS)} ${amount.currency}`;
  switch (counted.basis) {
    case 'flat':
      return `${price} for the shipment`;
    case 'percent':
      return `${PLAIN.format(Number(rate))}% of the freight`;
    case 'slab':
      return `${price} for ${countText(counted)}`;
    default:
      return `${countText(counted)} at ${price}`;
  }
}

/** '2 × 40HC', '1,000 kg', '3 pieces'; only a number where the basis has no unit. */
export function countText({
  basis,
  size_type,
  quantity,
}: Pick<Counted, 'basis' | 'size_type' | 'quantity'>): string {
  const count = PLAIN.format(quantity);
  switch (basis) {
    case 'container':
      return size_type ? containersText([{ size_type, count: quantity }]) : unitsOf(quantity, 'container');
    case 'piece':
      return unitsOf(quantity, 'piece');
    case 'wm':
      return `${count} W/M`;
    case 'kg':
    case 'slab':
      return `${count} kg`;
    case 'flat':
    case 'percent':
      return count;
  }
}

/** The text of a line on an invoice: 'Freight, 2 × 40HC at 2,780.00 USD'. */
export function lineText(line: Counted & Limited & Pick<PricedLine, 'description'>): string {
  if (line.basis === 'flat' && !isLimit(line.limited_by)) return line.description;
  return `${line.description}, ${quantityText(line)}`;
}

/** Whether a minimum or a maximum replaces the product of quantity and rate. */
export function isLimit(limited_by: PricedLine['limited_by']): limited_by is 'minimum' | 'maximum' {
  return limited_by === 'minimum' || limited_by === 'maximum';
}

function unitsOf(quantity: number, unit: string): string {
  return `${PLAIN.format(quantity)} ${quantity === 1 ? unit : `${unit}s`}`;
}

function amountOf(amount: Money): string {
  const digits = minorDigits(amount.currency);
  const format = numberFormat({ minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${format.format(exactMajor(amount).toNumber())} ${amount.currency}`;
}
