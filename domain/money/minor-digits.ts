const digits = new Map<string, number>();

/** How many decimals an amount of this currency has: 2 for USD, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string): number {
  const cached = digits.get(currency);
  if (cached !== undefined) return cached;
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  digits.set(currency, maximumFractionDigits);
  return maximumFractionDigits;
}
