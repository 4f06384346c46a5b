import { forms } from './forms.ts';
import { investorReports } from './investor-reports.ts';
import { pdfs } from './pdf.ts';
import { workbooks } from './workbooks.ts';

/** Generates all files of `/downloads`, by name. Takes about a second. */
export async function compileDownloads(): Promise<ReadonlyMap<string, Buffer>> {
  const [printed, sheets] = await Promise.all([pdfs([...forms(), ...investorReports()]), workbooks()]);
  return new Map([...printed, ...sheets]);
}
