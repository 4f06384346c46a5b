import { needsReason, type VatCategory } from './vat-category.ts';

interface Stated {
  category: VatCategory;
  rate: number;
  note: string;
}

/** What contradicts the category, by field. Empty if nothing does. */
export function vatProblems({ category, rate, note }: Stated): { rate?: string; note?: string } {
  return {
    ...(category === 'S' && rate === 0 && { rate: 'Enter the rate, or choose zero rated.' }),
    ...(category !== 'S' && rate > 0 && { rate: 'Only the standard rate can be above 0.' }),
    ...(needsReason(category) && note.trim() === '' && { note: 'Enter the reason that invoices state.' }),
  };
}
