import { convert, rateOn } from '#domain/money/exchange-rate.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { OptionPrice } from '#domain/quotes/quote-option.ts';
import type { Pricing } from './draft-price.ts';

interface MarginNoteProps {
  price: OptionPrice | string;
  pricing: Pricing;
  /** Of the sentence about a missing exchange rate. */
  id?: string;
}

/** The margin of an option, and what is missing to the floor. */
export function MarginNote({ price, pricing, id }: MarginNoteProps) {
  if (typeof price === 'string')
    return (
      <p id={id} className="border-t border-line p-4 text-ui font-semibold text-danger" role="alert">
        {price}
      </p>
    );
  const { margin, margin_percent, needs_approval } = price;
  if (!margin) return null;
  if (!needs_approval)
    return (
      <p className="border-t border-line px-4 py-3 text-ui text-ink-2">
        Margin <span className="num font-semibold text-ink">{formatMoney(margin)}</span>
        {margin_percent !== null && `, ${margin_percent}% of the price`}; the floor is {pricing.margin_floor}
        %.
      </p>
    );
  return (
    <p className="border-t border-line bg-(--st-pending-bg) text-(--st-pending-fg) px-4 py-3 text-ui">
      <strong>
        {margin_percent === null ? 'A price of 0' : `${margin_percent}%`} is below your floor of{' '}
        {pricing.margin_floor}%.
      </strong>{' '}
      {missingText(price, pricing)}
    </p>
  );
}

function missingText({ total, margin }: OptionPrice, pricing: Pricing): string {
  const { exchange_rates, base_currency, date, margin_floor } = pricing;
  const rate = rateOn(exchange_rates, total.currency, base_currency, date);
  if (!rate || !margin) return 'An admin must approve it.';
  const sold = convert(total, rate).amount;
  const bought = sold - margin.amount;
  const needed = Math.ceil(bought / (1 - margin_floor / 100));
  const more = { amount: needed - sold, currency: base_currency };
  return `Raise the sell price by ${formatMoney(more)}, or request approval.`;
}
