/** A cell is text, or a number, which is written as it is. */
export type CsvCell = string | number;

/** Lines of comma-separated values, each ended as RFC 4180 says; text is quoted. */
export function csvText(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = [header.join(','), ...rows.map((row) => row.map(written).join(','))];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** Never a formula to the spreadsheet that opens it. */
function written(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const harmless = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}
