const FORM = /^[A-Z]{3}[UJZ]\d{7}$/;
const SERIAL_FORM = /^[A-Z]{3}[UJZ]\d{6}$/;

/** Removes spaces and hyphens and converts to upper case: 'CSQU3054383'. */
export function normalizeContainerNumber(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '');
}

/** Checks a number by ISO 6346: owner code, category (U, J or Z), serial and check digit. */
export function isContainerNumber(text: string): boolean {
  return FORM.test(text) && containerCheckDigit(text.slice(0, -1)) === Number(text.at(-1));
}

/** The check digit of an owner code, category and serial: 3 for 'CSQU305438'. The remainder 10 counts as 0. */
export function containerCheckDigit(serial: string): number {
  const sum = [...serial].reduce((total, sign, place) => total + letterValue(sign) * 2 ** place, 0);
  return (sum % 11) % 10;
}

/** Says what is wrong with a container number, and which check digit would be right; null when it is valid. */
export function explainContainerNumber(typed: string): string | null {
  const number = normalizeContainerNumber(typed);
  if (isContainerNumber(number)) return null;
  if (SERIAL_FORM.test(number))
    return `${number} lacks its check digit, which is ${containerCheckDigit(number)}. Enter all 11 characters.`;
  if (FORM.test(number)) {
    const check_digit = containerCheckDigit(number.slice(0, -1));
    return `${number} ends in ${number.at(-1)}, but its check digit is ${check_digit}. Check the number.`;
  }
  if (/^[A-Z]{4}\d{7}$/.test(number))
    return `The fourth letter of ${number} is ${number[3]}; a container has U, J or Z there. Check the number.`;
  if (/^[A-Z]{4}\d+$/.test(number))
    return `${number} has ${number.length} characters; a container number has 11. Check the number.`;
  return 'A container number has four letters and seven digits, for example CSQU3054383.';
}

/** Letter values start at 10 and skip the multiples of 11: A 10, B 12, ... K 21, L 23, ... V 34, ... Z 38. */
function letterValue(sign: string): number {
  if (/\d/.test(sign)) return Number(sign);
  const letter = sign.charCodeAt(0) - 'A'.charCodeAt(0);
  return 10 + letter + Math.floor((letter + 9) / 10);
}
