/**
 * Parses a typed number: '1,200', '1 200', '1200.5', '1200,5' and '1.200,50' are accepted. A single comma before exactly
 * three digits is a thousands separator, except after '0'. NaN if the text isn't a number, null if it is blank.
 */
export function readTypedNumber(text: string): number | null {
  const digits = text.replace(/[\s\u00a0\u202f']/g, '');
  if (digits === '') return null;
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(digits)) return Number(digits.replaceAll(',', ''));
  if (/^\d{1,3}(\.\d{3})+,\d+$/.test(digits)) return Number(digits.replaceAll('.', '').replace(',', '.'));
  if (/^-?\d*[.,]?\d+$/.test(digits)) return Number(digits.replace(',', '.'));
  return Number.NaN;
}
