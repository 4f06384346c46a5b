import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** What a page of rows is sorted and continued by. Moments are written in whole milliseconds, so a key loses nothing. */
interface Dated {
  created_at: Date;
  id: string;
}

/** One page of rows that were read one beyond the limit, and the key after which the next page starts. */
export function pageOf<Row extends Dated>(rows: Row[], limit: number): { page: Row[]; next: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next = rows.length > limit && last ? `${last.created_at.toISOString()}_${last.id}` : null;
  return { page, next };
}

/** The rows after a page's key, newest first. A key which nobody issued matches nothing; no key, everything. */
export function olderThan(
  { created_at, id }: { created_at: AnyColumn; id: AnyColumn },
  key: string | undefined,
): SQL | undefined {
  if (key === undefined) return undefined;
  const [date = '', row = ''] = key.split('_');
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime()) || !UUID.test(row)) return sql`false`;
  return sql`(${created_at}, ${id}) < (${moment.toISOString()}::timestamptz, ${row}::uuid)`;
}
