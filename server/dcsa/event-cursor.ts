import * as z from 'zod';

const SENT = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
export type SentQuery = z.infer<typeof SENT>;

/** Where a page begins: after the event at `at`, or before it when `back`. */
const Position = z.strictObject({
  at: z.iso.datetime().regex(/^[1-9]\d{3}-.*\.\d{3}Z$/),
  id: z.uuid(),
  back: z.boolean(),
});
export type Position = z.infer<typeof Position>;

/** Contains the query, so that the next page needs the cursor only. */
const Cursor = z.strictObject({ query: SENT, position: Position.nullable() });
export type Cursor = z.infer<typeof Cursor>;

export function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** The query of a request, and where its page begins; null for a cursor of another query or none of ours. */
export function withCursor({ cursor, ...sent }: SentQuery): Cursor | null {
  if (cursor === undefined) return { query: sent, position: null };
  const read = Cursor.safeParse(jsonOf(String(cursor)));
  if (!read.success) return null;
  const { query, position } = read.data;
  const isSame = Object.entries(sent).every(
    ([name, value]) => name === 'limit' || String(query[name]) === String(value),
  );
  return isSame ? { query: { ...query, ...sent }, position } : null;
}

function jsonOf(encoded: string): unknown {
  try {
    return JSON.parse(Buffer.from(encoded, 'base64url').toString());
  } catch {
    return null;
  }
}
