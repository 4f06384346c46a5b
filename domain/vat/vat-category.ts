import { formatMoney } from '../money/format-money.ts';
import type { Money } from '../money/money.ts';

/** How an amount is taxed: codes of UNCL 5305, as in EN 16931. */
export const VAT_CATEGORIES = ['S', 'Z', 'E', 'AE', 'G', 'O'] as const;
export type VatCategory = (typeof VAT_CATEGORIES)[number];

export const VAT_CATEGORY_LABELS: Readonly<Record<VatCategory, string>> = {
  S: 'Standard rate',
  Z: 'Zero rated',
  E: 'Exempt',
  AE: 'Reverse charge',
  G: 'Export',
  O: 'Outside the scope of VAT',
};

/** Whether an invoice must state why it charges no VAT. */
export function needsReason(category: VatCategory): boolean {
  return category !== 'S' && category !== 'Z';
}

/** 'VAT 21%', 'Reverse charge, VAT 0%': the label of a group on an invoice. */
export function vatLabel({ category, rate }: { category: VatCategory; rate: number }): string {
  const vat = `VAT ${rate}%`;
  return category === 'S' ? vat : `${VAT_CATEGORY_LABELS[category]}, ${vat}`;
}

interface StatedLine {
  vat_category: VatCategory | null;
  vat_rate: number | null;
}

/**
 * The VAT of each line as an invoice states it beside the amount: '21%', 'Reverse charge', '' for none. Null where all lines
 * are taxed the same, so that the totals say it.
 */
export function lineVatLabels(lines: readonly StatedLine[]): string[] | null {
  const labels = lines.map(({ vat_category, vat_rate }) => {
    if (vat_category === null) return '';
    return vat_category === 'S' ? `${vat_rate}%` : VAT_CATEGORY_LABELS[vat_category];
  });
  return new Set(labels).size > 1 ? labels : null;
}

interface ExchangedVat {
  vat: Money;
  exchange: { from: string; to: string; rate: string; date: string };
}

/** 'VAT in EUR: €168.00, at 1 USD = 0.8 EUR of 20 November 2026.' */
export function exchangedVatText(
  { vat, exchange: { from, to, rate, date } }: ExchangedVat,
  dayText: (day: Date) => string,
): string {
  const day = dayText(new Date(`${date}T00:00:00Z`));
  return `VAT in ${to}: ${formatMoney(vat)}, at 1 ${from} = ${rate} ${to} of ${day}.`;
}
