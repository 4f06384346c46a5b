import Big from 'big.js';
import type { VatCategory } from './vat-category.ts';
import type { VatTreatment } from './vat-treatment.ts';

/** A line of an invoice. All VAT fields are null where it states no VAT. */
export interface VatLine {
  /** Net, in minor units. */
  amount_cents: number;
  vat_category: VatCategory | null;
  /** Percent. */
  vat_rate: number | null;
  vat_note: string | null;
}

/** The lines of one category and rate. Amounts in minor units. */
export interface VatGroup {
  category: VatCategory;
  /** Percent. */
  rate: number;
  net_cents: number;
  vat_cents: number;
  /** What the invoice states of the category; '' for nothing. */
  note: string;
}

export interface VatTotals {
  net_cents: number;
  vat_cents: number;
  gross_cents: number;
  /** In the order of their first lines. */
  groups: VatGroup[];
}

/** The totals of an invoice. VAT is computed on the net sum of each group, as EN 16931 BR-CO-17 says. */
export function vatTotals(lines: readonly VatLine[]): VatTotals {
  const net_cents = lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  const groups = [
    ...Map.groupBy(lines, ({ vat_category, vat_rate }) => `${vat_category} ${vat_rate}`).values(),
  ].flatMap(groupOf);
  const vat_cents = groups.reduce((sum, group) => sum + group.vat_cents, 0);
  return { net_cents, vat_cents, gross_cents: net_cents + vat_cents, groups };
}

function groupOf(lines: readonly VatLine[]): VatGroup[] {
  const [first] = lines;
  if (!first || first.vat_category === null || first.vat_rate === null) return [];
  const net_cents = lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  return [
    {
      category: first.vat_category,
      rate: first.vat_rate,
      net_cents,
      vat_cents: vatOn(net_cents, first.vat_rate),
      note: [...new Set(lines.flatMap(({ vat_note }) => vat_note || []))].join(' '),
    },
  ];
}

/** Halves are rounded away from zero, so that a credit of the same lines cancels the VAT exactly. */
function vatOn(net_cents: number, rate: number): number {
  // Adding 0 turns -0 into 0.
  return new Big(net_cents).times(rate).div(100).round(0, Big.roundHalfUp).toNumber() + 0;
}

/** Applies to each line its own treatment, or the rule where it has none. */
export function withVat<Line extends { amount_cents: number; vat?: VatTreatment | null }>(
  lines: readonly Line[],
  rule: VatTreatment | null,
): (Omit<Line, 'vat'> & VatLine)[] {
  return lines.map(({ vat, ...line }) => {
    const { category, rate, note } = vat ?? rule ?? NO_VAT;
    return { ...line, vat_category: category, vat_rate: rate, vat_note: note };
  });
}

const NO_VAT = { category: null, rate: null, note: null };
