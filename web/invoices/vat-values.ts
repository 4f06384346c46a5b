import { readTypedNumber } from '#domain/validation/typed-number.ts';
import type { VatCategory } from '#domain/vat/vat-category.ts';
import { vatProblems } from '#domain/vat/vat-problems.ts';
import type { VatTreatment } from '#domain/vat/vat-treatment.ts';

/** The form values of a VAT treatment; the category is '' for none. */
export interface VatValues {
  category: VatCategory | '';
  rate: string;
  note: string;
}

export function vatValues(treatment: VatTreatment | null | undefined): VatValues {
  const { category = '', rate = 0, note = '' } = treatment ?? {};
  return { category, rate: rate === 0 ? '' : String(rate), note };
}

export function readVat({ category, rate, note }: VatValues): VatTreatment | null {
  if (category === '') return null;
  return { category, rate: category === 'S' ? (readTypedNumber(rate) ?? 0) : 0, note: note.trim() };
}

/** The message of each field that is wrong. */
export function vatMessages(values: VatValues): { rate?: string; note?: string } {
  const treatment = readVat(values);
  if (!treatment) return {};
  const { rate } = treatment;
  if (!(rate >= 0 && rate <= 100)) return { rate: 'Enter a rate from 0 to 100 percent.' };
  return vatProblems(treatment);
}
