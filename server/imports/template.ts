import { writeXlsx } from 'hucre/xlsx';
import { IMPORT_COLUMNS } from '#domain/imports/import-columns.ts';
import { csvText } from '#domain/spreadsheet/csv.ts';
import { XLSX_TYPE } from '../spreadsheet/xlsx-type.ts';
import { operations } from './operations.ts';

export const template = operations.template.handler(async ({ input: { kind, format } }) => {
  const header = IMPORT_COLUMNS[kind].map(({ name }) => name);
  const example = IMPORT_COLUMNS[kind].map((column) => column.example);
  if (format === 'csv') return new File([csvText(header, [example])], `${kind}.csv`, { type: 'text/csv' });
  const bytes = await writeXlsx({ sheets: [{ name: kind, rows: [header, example] }] });
  return new File([new Uint8Array(bytes)], `${kind}.xlsx`, { type: XLSX_TYPE });
});
