/**
 * Parses a typed number: '1,200', '1 200', '1’200', '1200.5', '1200,5', '1.200,50' and '1.200.000' are accepted, each also with
 * a sign: '-1,200' or '−1,200'. A single comma before exactly three digits is a thousands separator, except after '0'; a single
 * full stop never is. NaN if the text isn't a number, null if it is blank.
 */
export function readTypedNumber(text: string): number | null {
  const digits = text.replace(/[\s'’]/g, '');
  if (digits === '') return null;
  return /^[-−]/.test(digits) ? -readDigits(digits.slice(1)) : readDigits(digits);
}

function readDigits(digits: string): number {
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(digits)) return Number(digits.replaceAll(',', ''));
  if (/^\d{1,3}(\.\d{3})+,\d+$/.test(digits)) return Number(digits.replaceAll('.', '').replace(',', '.'));
  if (/^[1-9]\d{0,2}(\.\d{3}){2,}$/.test(digits)) return Number(digits.replaceAll('.', ''));
  if (/^\d*[.,]?\d+$/.test(digits)) return Number(digits.replace(',', '.'));
  return Number.NaN;
}

/**
 * How a number is parsed whose full stop may separate thousands, as in many languages: 'Read as 1.2. For 1,200, enter 1200.'
 * Undefined for others.
 */
export function numberNote(text: string): string | undefined {
  const [, before, after] = /^\s*([-−]?[1-9]\d{0,2})\.(\d{3})\s*$/.exec(text) ?? [];
  return (
    before &&
    `Read as ${readTypedNumber(`${before}.${after}`)}. For ${before},${after}, enter ${before}${after}.`
  );
}
