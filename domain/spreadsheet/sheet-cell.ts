import { unescapedCell } from './csv.ts';

/** A cell of a spreadsheet as libraries read it. */
export type SheetCell = string | number | boolean | Date | null | undefined;

/**
 * Spreadsheets show this many significant digits: 12.299999999999999, which 4.1 × 3 is, is 12.3 there. Longer whole numbers are
 * references that a program wrote, and are read in full.
 */
const SHEET_DIGITS = 15;

/** The text of a cell, without what an export adds to it. Spreadsheets store days as moments, which are written in UTC. */
export function cellText(cell: SheetCell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString();
  const text = String(typeof cell === 'number' ? shownNumber(cell) : cell)
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed();
  return unescapedCell(text.trim());
}

function shownNumber(cell: number): number {
  return Number.isSafeInteger(cell) ? cell : Number(cell.toPrecision(SHEET_DIGITS));
}

/** The name of a column in its header, however it is capitalized or spaced. */
export function columnName(cell: SheetCell): string {
  return cellText(cell)
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
}
