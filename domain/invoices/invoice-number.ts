import { seriesNumber } from '../branches/series-number.ts';

/** The series of legal entities without a prefix for invoices. */
export const INVOICE_PREFIX = 'INV';

/** The series of credit notes of a legal entity that names none; `prefix` is that of its invoices, if it has one. */
export function creditNotePrefix(prefix: string | undefined): string {
  return prefix === undefined ? 'CN' : `CN-${prefix}`;
}

/** 'INV-2026-00042': the 42nd invoice of the year (UTC). */
export function invoiceNumber(year: number, order: number, prefix = INVOICE_PREFIX): string {
  return seriesNumber(prefix, year, order);
}
