/** The largest amount that can be entered, in minor units. Apart from the schemas, for screens that load no zod. */
export const MAX_MINOR_UNITS = 100_000_000_000;

/** Whether an amount that is computed from what was entered is larger than what can be entered. */
export function isTooLarge({ amount }: { amount: number }): boolean {
  return Math.abs(amount) > MAX_MINOR_UNITS;
}
