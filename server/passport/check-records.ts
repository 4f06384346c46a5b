import { jsonOf, PassportRefused } from './passport-archive.ts';
import { RECORD_SCHEMAS } from './record-schemas.ts';

/** Throws `PassportRefused` for the first record of a file that the domain does not allow. */
export function checkRecords(path: string, content: Uint8Array): void {
  const records = jsonOf(content);
  if (!Array.isArray(records)) throw new PassportRefused(path, 'This file is not a list of records.');
  for (const [index, record] of records.entries()) {
    const [issue] = RECORD_SCHEMAS[path]?.safeParse(record).error?.issues ?? [];
    if (!issue) continue;
    const field = issue.path.join('.');
    throw new PassportRefused(path, field ? `${field}: ${issue.message}` : issue.message, index + 1);
  }
}
