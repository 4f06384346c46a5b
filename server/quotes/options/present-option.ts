import type { QuoteOption } from '#contract/quotes/options.ts';
import type { QuoteOptionRecord } from './quote-options-table.ts';

/** An option as staff see it. */
export function optionForStaff(record: QuoteOptionRecord): QuoteOption {
  const { total, margin, base_currency, margin_percent, needs_approval, currency } = record;
  return {
    ...record,
    total: { amount: total, currency },
    margin: margin === null ? null : { amount: margin, currency: base_currency },
    margin_percent,
    needs_approval,
  };
}

/** An option without what we buy and earn. */
export function optionForCustomer(record: QuoteOptionRecord): QuoteOption {
  const {
    margin: _margin,
    margin_percent: _percent,
    needs_approval: _approval,
    ...option
  } = optionForStaff(record);
  return {
    ...option,
    lines: option.lines.filter(({ side }) => side === 'sell').map((line) => ({ ...line, tariff: null })),
  };
}
