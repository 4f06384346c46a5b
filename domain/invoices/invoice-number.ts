const DIGITS = 5;

/** 'INV-2026-00042': the 42nd invoice of the year (UTC). From 100,000 on it has more digits. */
export function invoiceNumber(year: number, order: number): string {
  return `INV-${year}-${String(order).padStart(DIGITS, '0')}`;
}
