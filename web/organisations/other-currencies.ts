import type { Credit } from '#contract/organisations/credit.ts';
import { amountText } from '#web/shipments/amounts.ts';

/** ' In other currencies: €70.00.'; empty if all is in the currency of the limit, which does not cover the others. */
export function otherCurrenciesText({ other_currencies }: Credit): string {
  if (other_currencies.length === 0) return '';
  const amounts = other_currencies.map(({ amount_cents, currency }) => amountText(amount_cents, currency));
  return ` In other currencies: ${amounts.join(', ')}.`;
}
