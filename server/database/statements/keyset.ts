import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { fieldIssue } from '../../api/field-issue.ts';

/**
 * One of the things a list is sorted by. A moment that may be missing is given as 'infinity'. A `reversed` moment
 * stands in the order of its time before 1970: newest first in an ascending list.
 */
export interface SortTerm {
  by: SQL | AnyColumn;
  kind: 'number' | 'moment' | 'uuid' | 'text';
  reversed?: true;
}

/**
 * How a list is sorted. All its terms go one way, so that the rows after a key are one comparison, which an index
 * answers from the key on; the last one must be unique, so that no two rows stand at the same place.
 */
export interface SortOrder {
  /** Unique among all lists and their orders, without an underscore: a cursor bears it, and is good for no other. */
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

/** What an index must hold, in this order, to answer a page. */
export function sortedBy({ by, reversed }: SortTerm, value: SQL | AnyColumn = by): SQL {
  return reversed ? sql`('epoch'::timestamptz - ${value})` : sql`${value}`;
}

/** Missing values cannot occur; saying where they would stand is what lets PostgreSQL use an index that says it too. */
export function inOrder({ direction, terms }: SortOrder): SQL[] {
  return terms.map((term) => sql`${sortedBy(term)} ${sql.raw(direction)} nulls last`);
}

/**
 * Where a row stands, to be selected as its `key`. PostgreSQL writes it, because moments are finer in the database
 * than a Date can tell.
 */
export function keyOf({ name, terms }: SortOrder): SQL<string> {
  const parts = [sql`${name}::text`, ...terms.map(written)];
  return sql<string>`concat_ws(${SEPARATOR}::text, ${sql.join(parts, sql`, `)})`;
}

/** One page of rows that were read one beyond the limit, and the key after which the next page starts. */
export function keyedPage<Row extends { key: string }>(
  rows: readonly Row[],
  limit: number,
): { page: Omit<Row, 'key'>[]; next: string | null } {
  const page = rows.slice(0, limit);
  const next = rows.length > limit ? (page.at(-1)?.key ?? null) : null;
  return { page: page.map(({ key: _, ...row }) => row), next };
}

/** The rows after a page's key; without one, all. A key that was not issued for this order is refused. */
export function beyond({ name, direction, terms }: SortOrder, key: string | undefined): SQL | undefined {
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
  return direction === 'desc' ? sql`(${here}) < (${there})` : sql`(${here}) > (${there})`;
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

/** A text may hold anything, the separator too, so it is written in hexadecimal. PostgreSQL takes no zero in a text. */
function textOf(hex: string): SQL | null {
  const text = HEX.test(hex) ? Buffer.from(hex, 'hex').toString('utf8') : null;
  return text === null || text.includes('\0') ? null : sql`${text}::text`;
}

/** A day that its month does not have is read as one of the next, which PostgreSQL would refuse. */
function isMoment(text: string): boolean {
  const read = MOMENT.test(text) ? new Date(text) : new Date(Number.NaN);
  return !Number.isNaN(read.getTime()) && read.toISOString().slice(0, 19) === text.slice(0, 19);
}
