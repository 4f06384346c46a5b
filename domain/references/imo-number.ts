const FORM = /^\d{7}$/;

/** Removes spaces and the prefix: 'IMO 9074729' becomes '9074729'. */
export function normalizeImoNumber(typed: string): string {
  return typed.replaceAll(/\s|^\s*IMO/gi, '');
}

/** IMO ship identification number: seven digits, the last of which checks the others. */
export function isImoNumber(number: string): boolean {
  return FORM.test(number) && checkDigit(number) === number.at(-1);
}

/** Says what is wrong with an IMO number, and which check digit would be right; null when it is valid. */
export function explainImoNumber(typed: string): string | null {
  const number = normalizeImoNumber(typed);
  if (isImoNumber(number)) return null;
  if (!FORM.test(number)) return 'An IMO number has seven digits, for example 9074729.';
  return `${number} ends in ${number.at(-1)}, but its check digit is ${checkDigit(number)}. Check the number.`;
}

/** The last digit of the sum of the first six digits, weighted 7 to 2. */
function checkDigit(number: string): string {
  const sum = [...number.slice(0, 6)].reduce((total, digit, place) => total + Number(digit) * (7 - place), 0);
  return String(sum % 10);
}
