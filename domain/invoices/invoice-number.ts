import { seriesNumber } from '../branches/series-number.ts';

/** The series of legal entities without a prefix for invoices. */
export const INVOICE_PREFIX = 'INV';

/** 'INV-2026-00042': the 42nd invoice of the year (UTC). */
export function invoiceNumber(year: number, order: number, prefix = INVOICE_PREFIX): string {
  return seriesNumber(prefix, year, order);
}
