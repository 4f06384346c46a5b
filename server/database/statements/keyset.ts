import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { fieldIssue } from '../../api/errors/field-issue.ts';

/**
 * One sort key of a list. A nullable moment is passed as 'infinity'. A `reversed` moment is sorted by its
 * time before 1970, which puts the newest first in an ascending list.
 */
interface SortTerm {
  by: SQL | AnyColumn;
  kind: 'number' | 'moment' | 'uuid' | 'text';
  reversed?: true;
}

/**
 * How a list is sorted, for keyset pagination. All terms have the same direction, so the rows after a key are
 * one row comparison, which an index can seek to. The last term must be unique, so that no two rows have the
 * same key.
 */
export interface SortOrder {
  /**
   * Unique among all lists and sort orders, without an underscore. Part of the cursor, which is valid for
   * this order only.
   */
  name: string;
  direction: 'asc' | 'desc';
  terms: readonly SortTerm[];
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const MOMENT = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3,6}Z$/;
const HEX = /^(?:[0-9a-f]{2})*$/;
const WHOLE_NUMBER = /^-?\d{1,16}$/;
const NEVER = 'infinity';
const SEPARATOR = '_';
const UNKNOWN_CURSOR = 'This isn’t a cursor of this list in this order. Send `next` of the page before.';

export function newestFirst(
  name: string,
  { created_at, id }: { created_at: AnyColumn; id: AnyColumn },
): SortOrder {
  return {
    name,
    direction: 'desc',
    terms: [
      { by: created_at, kind: 'moment' },
      { by: id, kind: 'uuid' },
    ],
  };
}

/** The expression that an index needs, in this order, to serve a page. */
export function sortedBy({ by, reversed }: SortTerm, value: SQL | AnyColumn = by): SQL {
  return reversed ? sql`('epoch'::timestamptz - ${value})` : sql`${value}`;
}

/**
 * Values are never null here, but their place must match the index for PostgreSQL to use it: last, or first if the index
 * is read backwards.
 */
export function inOrder({ direction, terms }: SortOrder, nulls: 'first' | 'last' = 'last'): SQL[] {
  return terms.map((term) => sql`${sortedBy(term)} ${sql.raw(`${direction} nulls ${nulls}`)}`);
}

/**
 * The row’s cursor, selected as `key`. PostgreSQL formats it, because its timestamps are more precise than a
 * Date.
 */
export function keyOf({ name, terms }: SortOrder): SQL<string> {
  const parts = [sql`${name}::text`, ...terms.map(written)];
  return sql<string>`concat_ws(${SEPARATOR}::text, ${sql.join(parts, sql`, `)})`;
}

/**
 * One page of rows that were read with one row more than the limit, and the cursor of the next page. Each row keeps its
 * own cursor, which the contract's schema doesn't send.
 */
export function keyedPage<Row extends { key: string }>(
  rows: readonly Row[],
  limit: number,
): { page: Omit<Row, 'key'>[]; next: string | null } {
  const page = rows.slice(0, limit);
  return { page, next: rows.length > limit ? (page.at(-1)?.key ?? null) : null };
}

/** Whether a cursor was issued for this order, if it is valid. */
export function isCursorOf({ name }: SortOrder, key: string): boolean {
  return key.split(SEPARATOR, 1)[0] === name;
}

/**
 * The rows after a cursor; without a cursor, all rows. Rejects a cursor that was issued for another order. Compares with `<=`
 * and `<>`, because PostgreSQL estimates a comparison of rows by the first column: with `<`, it expects no row
 * where that is the same in most of them, such as the currency, and reads a far larger index.
 */
export function seekCondition(
  { name, direction, terms }: SortOrder,
  key: string | undefined,
): SQL | undefined {
  if (key === undefined) return undefined;
  const [issuedFor, ...texts] = key.split(SEPARATOR);
  const values = terms.flatMap((term, index) => {
    const value = read(term.kind, texts[index] ?? '');
    return value ? [sortedBy(term, value)] : [];
  });
  if (issuedFor !== name || texts.length !== terms.length || values.length !== terms.length)
    throw fieldIssue('after', UNKNOWN_CURSOR);
  const here = sql.join(
    terms.map((term) => sortedBy(term)),
    sql`, `,
  );
  const there = sql.join(values, sql`, `);
  const isAnother = sql`(${here}) <> (${there})`;
  return direction === 'desc'
    ? sql`((${here}) <= (${there}) and ${isAnother})`
    : sql`((${here}) >= (${there}) and ${isAnother})`;
}

function written({ by, kind }: SortTerm): SQL {
  if (kind === 'text') return sql`encode(convert_to(${by}, 'UTF8'), 'hex')`;
  if (kind !== 'moment') return sql`${by}`;
  const moment = sql`to_char(${by} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
  return sql`case when ${by} = 'infinity' then 'infinity' else ${moment} end`;
}

function read(kind: SortTerm['kind'], text: string): SQL | null {
  if (kind === 'number') return WHOLE_NUMBER.test(text) ? sql`${text}::bigint` : null;
  if (kind === 'text') return textOf(text);
  if (kind === 'uuid') return UUID.test(text) ? sql`${text}::uuid` : null;
  return text === NEVER || isMoment(text) ? sql`${text}::timestamptz` : null;
}

/** Text may contain the separator, so it is hex-encoded. PostgreSQL does not accept NUL in text. */
function textOf(hex: string): SQL | null {
  const text = HEX.test(hex) ? Buffer.from(hex, 'hex').toString('utf8') : null;
  return text === null || text.includes('\0') ? null : sql`${text}::text`;
}

/** Rejects days that do not exist: Date rolls them over into the next month, but PostgreSQL fails on them. */
function isMoment(text: string): boolean {
  const read = MOMENT.test(text) ? new Date(text) : new Date(Number.NaN);
  return !Number.isNaN(read.getTime()) && read.toISOString().slice(0, 19) === text.slice(0, 19);
}
