import type { Pool } from '#server/database/pool/connection.ts';

/** One statement as the product sent it. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** What one call sent to PostgreSQL: what came before its transaction, and the transaction. */
export interface RecordedCall {
  before: Statement[];
  inside: Statement[];
  /** Random texts besides ids that must be others in each replay. */
  unique: string[];
}

const MARKS = /^(begin|commit|rollback)/i;

/** Runs a call while nothing else asks, and notes each statement that the driver sends for it. */
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
