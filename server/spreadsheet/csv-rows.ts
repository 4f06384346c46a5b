import { detectDelimiter, parseCsv } from 'hucre/csv';
import { unclosedQuoteLine, unclosedQuoteMessage } from '#domain/spreadsheet/unclosed-quote.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';

const DELIMITER_SAMPLE = 64 * 1024;

/** CSV with a quoted cell that is never closed, which the parser would extend to the end of the file. */
export class UnclosedQuote extends Error {
  readonly line: number;

  constructor(line: number) {
    super(unclosedQuoteMessage(line));
    this.line = line;
  }
}

/** The delimiter of CSV. Throws `UnclosedQuote`, because the parser takes the rest of the text as one cell. */
export function delimiterOf(csv: string): string {
  const delimiter = detectDelimiter(csv.slice(0, DELIMITER_SAMPLE));
  const line = unclosedQuoteLine(csv, delimiter);
  if (line !== null) throw new UnclosedQuote(line);
  return delimiter;
}

/** The cells of CSV that a request sends as text. Malformed CSV is an issue of the field `csv`. */
export function csvRows(csv: string, options: { maxRows?: number } = {}) {
  try {
    return parseCsv(csv, { ...options, delimiter: delimiterOf(csv) });
  } catch (error) {
    const message =
      error instanceof UnclosedQuote
        ? error.message
        : 'This isn’t a CSV file. Save it as CSV UTF-8, then try again.';
    throw fieldIssue('csv', message);
  }
}
