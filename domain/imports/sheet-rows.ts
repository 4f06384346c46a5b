import type { RefusedRow } from '../spreadsheet/refused-row.ts';
import { cellText, columnName, type SheetCell } from '../spreadsheet/sheet-cell.ts';
import { headerIssues } from '../spreadsheet/sheet-header.ts';
import { type CellType, columnNames, IMPORT_COLUMNS, type ImportColumn } from './import-columns.ts';
import type { SheetKind } from './import-kind.ts';

/** The column of each cell, by its position; null for one that is not imported. */
export type SheetColumns = readonly (ImportColumn | null)[];

/** Which column of ours a column of the file is, where their names differ; '' is not imported. */
export type Mapping = Readonly<Record<string, string>>;

/** Reads the header, or says what is wrong in it. */
export function columnsOf(
  kind: SheetKind,
  header: readonly SheetCell[],
  mapping: Mapping = {},
): SheetColumns | { refused: RefusedRow[] } {
  const mapped = new Map(Object.entries(mapping).map(([from, to]) => [columnName(from), columnName(to)]));
  const names = header.map((cell) => {
    const name = columnName(cell);
    return mapped.get(name) ?? name;
  });
  const refused = headerIssues(names, {
    known: columnNames(kind),
    required: IMPORT_COLUMNS[kind].flatMap(({ name, required }) => (required ? [name] : [])),
  });
  if (refused.length > 0) return { refused };
  return names.map((name) => IMPORT_COLUMNS[kind].find((column) => column.name === name) ?? null);
}

/** The fields that a row states, by the names of their columns; undefined for an empty row. */
export function fieldsOfRow(
  columns: SheetColumns,
  cells: readonly SheetCell[],
): Record<string, unknown> | undefined {
  const fields: Record<string, unknown> = {};
  for (const [index, column] of columns.entries()) {
    const text = column ? cellText(cells[index]) : '';
    if (column && text !== '') fields[column.name] = READ[column.type](text);
  }
  return Object.keys(fields).length > 0 ? fields : undefined;
}

/** `{'rate.amount': 1}` as `{rate: {amount: 1}}`; a number in a name is the index of a list. */
export function nestedFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const nested: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    const path = name.split('.');
    let within = nested;
    for (const [index, part] of path.slice(0, -1).entries()) {
      within[part] ??= /^\d+$/.test(path[index + 1] ?? '') ? [] : {};
      within = within[part] as Record<string, unknown>;
    }
    within[path.at(-1) as string] = value;
  }
  return nested;
}

/** What a record is recognized by among the rows of a file: two rows with the same key are duplicates. */
export function keyOfRow(kind: SheetKind, fields: Readonly<Record<string, unknown>>): string | null {
  const { reference, vat_id, name } = fields;
  if (reference !== undefined) return `reference ${normalizeKey(reference)}`;
  if (kind !== 'organisations') return null;
  return vat_id === undefined ? `name ${normalizeKey(name)}` : `vat_id ${normalizeKey(vat_id)}`;
}

/** References are compared without regard to case and white space. */
export function normalizeKey(value: unknown): string {
  return String(value).normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** What a type cannot read stays text, so that the schema refuses it with its own sentence. */
const READ: Record<CellType, (text: string) => unknown> = {
  text: (text) => text,
  number: (text) => (Number.isNaN(Number(text)) ? text : Number(text)),
  flag: (text) => FLAGS.get(text.toLowerCase()) ?? text,
  list: (text) =>
    text
      .split(';')
      .map((part) => part.trim())
      .filter(Boolean),
  // Spreadsheets store days as moments.
  day: (text) => text.replace(/T00:00:00(?:\.000)?Z$/, ''),
};

const FLAGS = new Map([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['0', false],
]);
