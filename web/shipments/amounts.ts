import { DAY_MS } from '#domain/calendar/durations.ts';
import { formatMoney, formatRoundedMoney } from '#domain/money/format-money.ts';

const NBSP = '\u00a0';

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** '$24,890.00' */
export function usd(cents: number) {
  return amountText(cents, 'USD');
}

/** '$24,890', used for route costs. */
export function roundedUsd(cents: number) {
  return roundedAmount(cents, 'USD');
}

/** '€24,890' */
export function roundedAmount(cents: number, currency: string): string {
  return formatRoundedMoney({ amount: cents, currency });
}

/** '$1,234.50' in any currency; '—' if there is none. */
export function amountText(cents: number | null, currency: string): string {
  return cents === null ? '—' : formatMoney({ amount: cents, currency });
}

/** '$7,346.25', and in each other currency: '$7,346.25 + €1,200.00'. */
export function amountsText(
  amounts: readonly { amount_cents: number; currency: string }[],
  text: (cents: number, currency: string) => string = amountText,
): string {
  if (amounts.length === 0) return text(0, 'USD');
  return amounts.map(({ amount_cents, currency }) => text(amount_cents, currency)).join(' + ');
}

/** '21,600 kg' with a no-break space. */
export function quantity(amount: number, unit: string) {
  return `${plain.format(amount)}${NBSP}${unit}`;
}

/** Days until an instant, rounded up, never negative. */
export function daysUntil(instant: Date, now: Date) {
  return Math.max(0, Math.ceil((instant.getTime() - now.getTime()) / DAY_MS));
}

/** '1 day', '14 days' */
export function counted(count: number, one: string, many = `${one}s`) {
  return `${plain.format(count)}${NBSP}${count === 1 ? one : many}`;
}
