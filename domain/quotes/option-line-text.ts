import { formatMoney } from '../money/format-money.ts';
import { countText } from '../rates/line-text.ts';
import type { OptionLine } from './quote-option.ts';

/**
 * What makes the amount of an option's line: '1.2 W/M × $24.00', '2 × 40HC × €1,860.00', and of a slab, whose rate is the
 * whole price, '$100.00 for 1,200 kg'. Null where the rate is the amount.
 */
export function optionLineText({
  basis,
  size_type,
  quantity,
  rate,
}: Pick<OptionLine, 'basis' | 'size_type' | 'quantity' | 'rate'>): string | null {
  if (basis === 'flat' && quantity === 1) return null;
  const count = countText({ basis, size_type, quantity });
  return basis === 'slab' ? `${formatMoney(rate)} for ${count}` : `${count} × ${formatMoney(rate)}`;
}
