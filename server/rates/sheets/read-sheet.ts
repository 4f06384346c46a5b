import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import type { SheetCell } from '#domain/spreadsheet/sheet-cell.ts';
import { fieldIssue } from '../../api/errors/field-issue.ts';
import { delimiterOf, UnclosedQuote } from '../../spreadsheet/csv-rows.ts';
import { unpackedBytes } from '../../spreadsheet/unpacked-bytes.ts';

/** A sheet of 100,000 lines unpacks to some 30 MB. */
const MAX_UNPACKED_BYTES = 300 * 2 ** 20;
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** The rows of a CSV file, or of the first sheet of an XLSX file; undefined if it is neither. */
export async function readSheet(file: File): Promise<SheetCell[][] | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!ZIP.every((byte, index) => bytes[index] === byte)) return readCsv(bytes);
  try {
    if (unpackedBytes(bytes) > MAX_UNPACKED_BYTES) return undefined;
    const { sheets } = await readXlsx(bytes, { sheets: [0] });
    return sheets[0]?.rows;
  } catch {
    return undefined;
  }
}

function readCsv(bytes: Uint8Array): SheetCell[][] | undefined {
  try {
    const csv = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return parseCsv(csv, { delimiter: delimiterOf(csv) });
  } catch (error) {
    if (error instanceof UnclosedQuote) throw fieldIssue('file', error.message);
    return undefined;
  }
}
