/** Page sizes: A4 is 210 by 297 mm, Letter 8.5 by 11 inches. */
export const PAPER_SIZES = ['a4', 'letter'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

const LETTER_COUNTRIES = new Set([
  'US',
  'CA',
  'MX',
  'PR',
  'PH',
  'CL',
  'CO',
  'VE',
  'GT',
  'CR',
  'PA',
  'DO',
  'SV',
  'NI',
]);

/** The customary page size of a country (ISO 3166-1 alpha-2): Letter in North America and a few others, else A4. */
export function usualPaperSize(country: string): PaperSize {
  return LETTER_COUNTRIES.has(country) ? 'letter' : 'a4';
}
