/** A cell is text, or a number, which is written as it is. */
export type CsvCell = string | number;

/** Lines of comma-separated values, each ended as RFC 4180 says; text is quoted. */
export function csvText(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = [header.join(','), ...rows.map((row) => row.map(written).join(','))];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** White space, control characters and invisible ones such as the byte order mark: spreadsheets skip them. */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@])/u;

/** Text that a spreadsheet would take for a formula gets an apostrophe, which makes it text. */
function written(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  // NFKC turns full-width and small signs into the plain ones, as spreadsheets do.
  const harmless = FORMULA.test(cell.normalize('NFKC')) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}
