import { writeXlsxStream } from 'hucre/xlsx';
import { cellsOfLine } from '#domain/rates/rate-sheet.ts';
import { SHEET_COLUMNS } from '#domain/rates/sheet-columns.ts';
import { csvText } from '#domain/spreadsheet/csv.ts';
import { XLSX_TYPE } from '../spreadsheet/xlsx-type.ts';
import { operations } from './operations.ts';
import { listLinesOf } from './tariff-lines-table.ts';
import { findTariff } from './tariffs-table.ts';

export const sheet = operations.sheet.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const tariff = await findTariff(db, input.id);
  if (!tariff || (input.version ?? 0) > tariff.version) throw errors.NOT_FOUND();
  const version = input.version ?? tariff.version;
  const rows = (await listLinesOf(db, tariff.id, version)).map(cellsOfLine);
  const name = `tariff-${tariff.id}-version-${version}.${input.format}`;
  if (input.format === 'csv') return new File([csvText(SHEET_COLUMNS, rows)], name, { type: 'text/csv' });
  const written = writeXlsxStream([[...SHEET_COLUMNS], ...rows], { name: 'Rates' });
  return new File([await new Response(written).blob()], name, { type: XLSX_TYPE });
});
