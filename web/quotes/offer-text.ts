import type { OfferedOption } from '#contract/quotes/customer.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { counted, usd } from '#web/shipments/amounts.ts';

/** '$1,180.00', or '3 options, the first €6,000.00'. */
export function offerText(options: readonly OfferedOption[], offered_cents: number): string {
  const [first] = options;
  if (!first) return usd(offered_cents);
  const price = formatMoney(first.total);
  return options.length === 1 ? price : `${counted(options.length, 'option')}, the first ${price}`;
}
