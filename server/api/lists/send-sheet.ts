import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { writeXlsxStream } from 'hucre/xlsx';
import { csvText } from '#domain/spreadsheet/csv.ts';
import { LONGEST_EXPORT_MS } from '../../database/pool/snapshot.ts';
import { XLSX_TYPE } from '../../spreadsheet/xlsx-type.ts';
import { sendStream } from '../downloads/send-stream.ts';
import { cellsOf } from './list-rows.ts';
import type { ListSchema, SheetFormat } from './list-schema.ts';

export interface ListPage {
  rows: readonly unknown[];
  /** Reads the next page; undefined after the last one. */
  next: (() => Promise<ListPage>) | undefined;
}

export interface ListPages {
  first: ListPage;
  /** Releases what the pages are read from. */
  close(): Promise<void>;
}

/** Streams a list page by page. The first page was read before, so that a refusal is a complete response. */
export function sendSheet(
  reply: FastifyReply,
  { first, close }: ListPages,
  { format, schema: { field, columns } }: { format: SheetFormat; schema: ListSchema },
): void {
  const header = columns.map(({ name }) => name);
  const cells = (row: unknown) => cellsOf(row, columns);
  reply
    .header('content-disposition', `attachment; filename="${field}.${format}"`)
    .header('cache-control', 'no-store')
    .type(format === 'csv' ? 'text/csv; charset=utf-8' : XLSX_TYPE);
  const stream = format === 'csv' ? Readable.from(csvParts(header, first, cells)) : xlsx();
  // Also when the caller goes away before the end.
  stream.once('close', () => void close());
  sendStream(reply, stream);

  function xlsx() {
    // Cells of text stay text: nothing in them is a formula.
    const sheet = writeXlsxStream(withHeader(header, first, cells), { name: field.slice(0, 31) });
    return Readable.fromWeb(sheet as Parameters<typeof Readable.fromWeb>[0]);
  }
}

async function* withHeader(
  header: readonly string[],
  first: ListPage,
  cells: (row: unknown) => ReturnType<typeof cellsOf>,
) {
  yield [...header];
  for await (const { rows } of pagesFrom(first)) for (const row of rows) yield cells(row);
}

async function* csvParts(
  header: readonly string[],
  first: ListPage,
  cells: (row: unknown) => ReturnType<typeof cellsOf>,
) {
  yield csvText(header, []);
  for await (const { rows } of pagesFrom(first))
    yield csvText(
      null,
      rows.map((row) => cells(row).map((cell) => (typeof cell === 'number' ? cell : String(cell ?? '')))),
    );
}

async function* pagesFrom(first: ListPage): AsyncGenerator<ListPage> {
  const begun = performance.now();
  for (let page: ListPage | undefined = first; page; page = await page.next?.()) {
    yield page;
    if (performance.now() - begun > LONGEST_EXPORT_MS)
      throw new Error('An export took too long, and was ended.');
  }
}
