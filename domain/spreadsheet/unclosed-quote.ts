/**
 * The line of CSV, from 1, with a quoted cell that is never closed and would swallow all rows after it; null where there
 * is none. Quotation marks within unquoted cells are text.
 */
export function unclosedQuoteLine(csv: string, delimiter: string): number | null {
  const before = `${delimiter}\r\n\ufeff`;
  for (let open = csv.indexOf('"'); open !== -1; open = csv.indexOf('"', open + 1)) {
    if (open > 0 && !before.includes(csv.charAt(open - 1))) continue;
    const close = closingQuote(csv, open + 1);
    if (close === -1) return csv.slice(0, open).split('\n').length;
    open = close;
  }
  return null;
}

/** The index of the quotation mark that closes a cell; doubled ones are text. */
function closingQuote(csv: string, from: number): number {
  let index = csv.indexOf('"', from);
  while (index !== -1 && csv[index + 1] === '"') index = csv.indexOf('"', index + 2);
  return index;
}

export function unclosedQuoteMessage(line: number): string {
  return `The quotation mark in line ${line} is never closed. Close it, then try again.`;
}
