import writeExcelFile, { type Cell, type Row } from 'write-excel-file/node';
import { company } from '../../../content/company.ts';
import {
  commercialInvoiceTemplate,
  packingListTemplate,
  rateComparisonTemplate,
  type TemplateColumn,
  type Workbook,
} from '../../../content/forms.ts';
import { withoutClock } from './zip-clock.ts';

const INK = '#0c212a';
const SHOAL = '#dbeff3';

/** The template workbooks of the documentation centre. */
export async function workbooks(): Promise<Map<string, Buffer>> {
  const books = {
    'packing-list.xlsx': packingListTemplate,
    'commercial-invoice.xlsx': commercialInvoiceTemplate,
    'rate-comparison.xlsx': rateComparisonTemplate,
  };
  return new Map(
    await Promise.all(
      Object.entries(books).map(async ([file, book]) => [file, await bytesOf(book)] as const),
    ),
  );
}

async function bytesOf(book: Workbook): Promise<Buffer> {
  const file = writeExcelFile(
    rowsOf(book),
    {
      sheet: book.sheet,
      orientation: 'landscape',
      columns: book.columns.map(({ width }) => ({ width })),
      showGridLines: false,
    },
    { fontFamily: 'Arial', fontSize: 10 },
  );
  return withoutClock(await file.toBuffer());
}

/** Title, notes, header fields in two columns, then the table with totals. */
function rowsOf({ title, notes, head, columns, rows }: Workbook): Row[] {
  const above: Row[] = [
    [{ value: title, fontWeight: 'bold', fontSize: 16, textColor: INK }],
    ...notes.map((note): Row => [{ value: note, textColor: '#384d55' }]),
    [],
    ...head.map((label): Row => [{ value: label, fontWeight: 'bold' }, null, { ...box, value: '' }]),
    [],
  ];
  const firstRow = above.length + 2;
  const lastRow = firstRow + rows - 1;
  const numbers = Array.from({ length: rows }, (_, index) => firstRow + index);
  return [
    ...above,
    columns.map((column) => ({
      ...box,
      value: column.title,
      fontWeight: 'bold',
      backgroundColor: SHOAL,
      wrap: true,
    })),
    ...numbers.map((row) => columns.map((column) => cellOf(column, row))),
    columns.map((column, index) => totalOf(column, letterOf(index), firstRow, lastRow)),
    [],
    [{ value: `${company.legal_name} · ${company.phone} · ${company.general_email}`, textColor: '#384d55' }],
  ];
}

const box = { borderStyle: 'thin', borderColor: '#788990' } as const;

function cellOf({ formula, format }: TemplateColumn, row: number): Cell {
  if (!formula) return { ...box, ...(format && { type: Number, format }) };
  return { ...box, type: 'Formula', value: `=${formula.replaceAll('{row}', String(row))}`, format };
}

function totalOf({ total, format }: TemplateColumn, letter: string, first: number, last: number): Cell {
  if (!total) return null;
  return {
    ...box,
    type: 'Formula',
    value: `=SUM(${letter}${first}:${letter}${last})`,
    format: format ?? '#,##0',
    fontWeight: 'bold',
  };
}

/** Column letter; templates have fewer than 26 columns. */
function letterOf(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}
