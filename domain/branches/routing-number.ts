const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1] as const;

/** Checks an ABA routing number of a bank in the US: nine digits, whose sum weighted by 3, 7 and 1 is a multiple of 10. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(text[place]), 0);
  return sum > 0 && sum % 10 === 0;
}
