import type { Pool } from '#server/database/pool/connection.ts';

/** One statement as the product sent it. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** The statements of one call: before its transaction, and inside it. */
export interface RecordedCall {
  before: Statement[];
  inside: Statement[];
  /** Random texts, apart from ids, that must be unique in each replay. */
  unique: string[];
}

const MARKS = /^(begin|commit|rollback)/i;

/** Runs a call without concurrent requests and records each statement that the driver sends. */
export async function recordCall(
  { sql }: Pool,
  work: () => Promise<{ unique: string[] }>,
): Promise<RecordedCall> {
  const call: RecordedCall = { before: [], inside: [], unique: [] };
  let begun = false;
  sql.options.debug = (_connection, text, values) => {
    if (MARKS.test(text)) begun = true;
    else call[begun ? 'inside' : 'before'].push({ text, values: [...values] });
  };
  try {
    call.unique = (await work()).unique;
  } finally {
    sql.options.debug = false;
  }
  return call;
}
