import { parseCsv } from 'hucre/csv';
import { fieldIssue } from '../api/errors/field-issue.ts';

/** The cells of CSV that a request sends as text. Malformed CSV is an issue of the field `csv`. */
export function csvRows(csv: string, options: { maxRows?: number } = {}) {
  try {
    return parseCsv(csv, options);
  } catch {
    throw fieldIssue('csv', 'This isn’t a CSV file. Save it as CSV UTF-8, then try again.');
  }
}
