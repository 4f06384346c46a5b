/** A cell is text, or a number, which is written unquoted. */
export type CsvCell = string | number;

/** Comma-separated values with RFC 4180 line ends; text is quoted. Without a header for a later part of a file. */
export function csvText(header: readonly string[] | null, rows: readonly (readonly CsvCell[])[]): string {
  const lines = rows.map((row) => row.map(written).join(','));
  if (header) lines.unshift(header.join(','));
  return lines.map((line) => `${line}\r\n`).join('');
}

/** CSV with one line per record, from the columns by their names in the header. */
export function csvOfRecords<Item>(
  columns: Readonly<Record<string, (item: Item) => CsvCell>>,
  records: readonly Item[],
): string {
  const cells = Object.values(columns);
  return csvText(
    Object.keys(columns),
    records.map((record) => cells.map((cell) => cell(record))),
  );
}

/** Allows leading white space, control and invisible characters such as a byte order mark, which spreadsheets skip. */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@])/u;

/** Prevents CSV injection: prefixes text that a spreadsheet would run as a formula with an apostrophe. */
function written(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  // NFKC turns full-width and small signs into plain ones, as spreadsheets do.
  const harmless = FORMULA.test(cell.normalize('NFKC')) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** A cell as it was before `csvText` wrote it. */
export function unescapedCell(cell: string): string {
  const text = cell.slice(1);
  return cell.startsWith("'") && FORMULA.test(text.normalize('NFKC')) ? text : cell;
}
