import { amountsText } from '#web/shipments/amounts.ts';

export interface SpentInCurrency {
  currency: string;
  spent_cents: number;
}

/** '$1,299.00', or '$1,299.00 + €450.00' in several currencies. */
export function spentText(by_currency: readonly SpentInCurrency[]): string {
  return amountsText(
    by_currency.map(({ currency, spent_cents }) => ({ currency, amount_cents: spent_cents })),
  );
}

/** The sums of several months, by currency. */
export function sumsOf(months: readonly { by_currency: readonly SpentInCurrency[] }[]): SpentInCurrency[] {
  const sums = new Map<string, number>();
  for (const { currency, spent_cents } of months.flatMap(({ by_currency }) => by_currency))
    sums.set(currency, (sums.get(currency) ?? 0) + spent_cents);
  return [...sums].map(([currency, spent_cents]) => ({ currency, spent_cents }));
}
