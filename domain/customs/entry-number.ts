import { containerCheckDigit } from '../equipment/container-number.ts';
import type { CountryCode } from '../places/place.ts';
import { isInEuropeanUnion } from '../routing/network/customs-areas.ts';
import type { DeclarationKind } from './declaration-states.ts';

const MRN_FORM = /^\d{2}[A-Z]{2}[A-Z\d]{13}\d$/;
const US_FORM = /^[A-Z\d]{3}\d{8}$/;

/** The form in which a number is compared and checked: '26DE5866000000020' for '26 DE 5866 0000 0002 0'. */
export function compactEntryNumber(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s.-]/g, '');
}

/**
 * Says what is wrong with the number that customs of a country have given a declaration; null when it is valid. The European
 * Union has movement reference numbers (MRN), the United States entry numbers; others are not checked.
 */
export function explainEntryNumber(
  typed: string,
  { country, kind }: { country: CountryCode; kind: DeclarationKind },
): string | null {
  const number = compactEntryNumber(typed);
  if (isInEuropeanUnion(country)) return explainMrn(number, country);
  return country === 'US' && kind === 'import' ? explainUsEntryNumber(number) : null;
}

function explainMrn(number: string, country: CountryCode): string | null {
  if (!MRN_FORM.test(number))
    return `An MRN has 18 characters: the year, the country and 14 more, for example 26${country}586600000002E${containerCheckDigit(`26${country}586600000002E`)}.`;
  if (number.slice(2, 4) !== country)
    return `This MRN is of ${number.slice(2, 4)}, but the declaration is for ${country}. Check the number or the country.`;
  return explainCheckDigit(number, containerCheckDigit(number.slice(0, -1)));
}

function explainUsEntryNumber(number: string): string | null {
  if (!US_FORM.test(number))
    return 'A US entry number has a filer code of 3 characters and 8 digits, for example 231-1234567-5.';
  return explainCheckDigit(number, usCheckDigit(number.slice(0, -1)));
}

function explainCheckDigit(number: string, expected: number): string | null {
  if (number.endsWith(String(expected))) return null;
  return `${number} ends in ${number.at(-1)}, but its check digit is ${expected}. Check the number.`;
}

/** By CBP’s ACE CATAIR, appendix E: every other digit doubled from the right, letters of the filer code by their value. */
function usCheckDigit(serial: string): number {
  const digits = [...serial].toReversed().map(filerDigit);
  const sum = digits.reduce((total, digit, place) => {
    const doubled = place % 2 === 0 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** A to I and J to R are 1 to 9, S to Z 2 to 9. */
function filerDigit(sign: string): number {
  if (/\d/.test(sign)) return Number(sign);
  const letter = sign.charCodeAt(0) - 'A'.charCodeAt(0);
  return letter < 18 ? (letter % 9) + 1 : letter - 16;
}
