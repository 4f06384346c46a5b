const DIGITS = 5;

/** 'INV-NL-2026-00042': the 42nd number of the prefix in the year (UTC). From 100,000 on it has more digits. */
export function seriesNumber(prefix: string, year: number, order: number): string {
  return `${prefix}-${year}-${String(order).padStart(DIGITS, '0')}`;
}
