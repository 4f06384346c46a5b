const FORM = /^[A-Z]{3}[UJZ]\d{7}$/;

/** Removes spaces and hyphens and converts to upper case: 'CSQU3054383'. */
export function normaliseContainerNumber(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '');
}

/** Checks a number by ISO 6346: owner code, category (U, J or Z), serial and check digit. */
export function isContainerNumber(text: string): boolean {
  if (!FORM.test(text)) return false;
  const sum = [...text.slice(0, -1)].reduce(
    (total, sign, place) => total + letterValue(sign) * 2 ** place,
    0,
  );
  return (sum % 11) % 10 === Number(text.at(-1));
}

/** Letter values start at 10 and skip the multiples of 11: A 10, B 12, ... K 21, L 23, ... V 34, ... Z 38. */
function letterValue(sign: string): number {
  if (/\d/.test(sign)) return Number(sign);
  const letter = sign.charCodeAt(0) - 'A'.charCodeAt(0);
  return 10 + letter + Math.floor((letter + 9) / 10);
}
