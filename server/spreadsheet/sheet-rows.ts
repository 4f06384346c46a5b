import { streamCsvRows } from 'hucre/csv';
import { streamXlsxRows } from 'hucre/xlsx';
import type { SheetCell } from '#domain/spreadsheet/sheet-cell.ts';
import { delimiterOf } from './csv-rows.ts';
import { unpackedBytes } from './unpacked-bytes.ts';

/** A sheet of 100,000 rows unpacks to some 100 MB. */
const MAX_UNPACKED_BYTES = 400 * 2 ** 20;
const ZIP = [0x50, 0x4b, 0x03, 0x04];

export interface SheetRow {
  /** The header is row 1. */
  row: number;
  cells: readonly SheetCell[];
}

export function isWorkbook(bytes: Uint8Array): boolean {
  return ZIP.every((byte, index) => bytes[index] === byte);
}

/** The rows of a CSV file, or of the first sheet of an XLSX file, one by one. Throws for any other file. */
export async function* sheetRows(bytes: Uint8Array): AsyncGenerator<SheetRow> {
  if (isWorkbook(bytes)) {
    if (unpackedBytes(bytes) > MAX_UNPACKED_BYTES) throw new Error('The workbook is too large.');
    for await (const { index, values } of streamXlsxRows(bytes)) yield { row: index + 1, cells: values };
    return;
  }
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  let row = 0;
  for (const cells of streamCsvRows(text, { delimiter: delimiterOf(text) })) {
    row += 1;
    yield { row, cells };
  }
}
