import type { PdfSource } from './pdf-source.ts';

/** The reports of the investor relations page. */
export function investorReports(): PdfSource[] {
  return [];
}
