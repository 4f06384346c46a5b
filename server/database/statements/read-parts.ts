import { isCursorOf, type SortOrder } from './keyset.ts';

/**
 * A page of a list whose rows come in parts, each with an order of its own that an index serves. Reads from the part of the cursor on until
 * the page is full, so the parts after it cost nothing. A cursor of no part goes to the first one, which refuses it.
 */
export async function readParts<Part extends { order: SortOrder }, Row>(
  parts: readonly Part[],
  { after, read }: { after: string | undefined; read: number },
  readPart: (part: Part, page: { after: string | undefined; read: number }) => Promise<Row[]>,
): Promise<Row[]> {
  const begin = parts.findIndex(({ order }) => after !== undefined && isCursorOf(order, after));
  const rows: Row[] = [];
  for (const [index, part] of parts.slice(Math.max(0, begin)).entries()) {
    const rest = { after: index === 0 ? after : undefined, read: read - rows.length };
    rows.push(...(await readPart(part, rest)));
    if (rows.length >= read) break;
  }
  return rows;
}
