import { type AnyColumn, and, or, type SQL, sql } from 'drizzle-orm';

/**
 * One of the things a list is sorted by, in the list's order. The last one must be unique, so that no two rows
 * stand at the same place. A moment that may be missing is sorted as 'infinity' and given as null.
 */
export type SortTerm<Row> = { by: SQL | AnyColumn; direction: 'asc' | 'desc' } & (
  | { kind: 'number'; of: (row: Row) => number }
  | { kind: 'moment'; of: (row: Row) => Date | null }
  | { kind: 'uuid'; of: (row: Row) => string }
);

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const MOMENT = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const WHOLE_NUMBER = /^-?\d{1,16}$/;
const NEVER = 'infinity';
const SEPARATOR = '_';

/** Missing values cannot occur; saying where they would stand is what lets PostgreSQL use an index that says it too. */
export function inOrder<Row>(terms: readonly SortTerm<Row>[]): SQL[] {
  return terms.map(({ by, direction }) => sql`${by} ${sql.raw(direction)} nulls last`);
}

/** One page of rows that were read one beyond the limit, and the key after which the next page starts. */
export function keyedPage<Row>(
  rows: Row[],
  limit: number,
  terms: readonly SortTerm<Row>[],
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next =
    rows.length > limit && last !== undefined
      ? terms.map((term) => written(term, last)).join(SEPARATOR)
      : null;
  return { page, next };
}

/** The rows after a page's key. A key which nobody issued for this order matches nothing; no key, everything. */
export function beyond<Row>(terms: readonly SortTerm<Row>[], key: string | undefined): SQL | undefined {
  if (key === undefined) return undefined;
  const values = key.split(SEPARATOR);
  const placed = terms.flatMap(({ by, direction, kind }, index) => {
    const value = read(kind, values[index] ?? '');
    return value ? [{ by, direction, value }] : [];
  });
  if (values.length !== terms.length || placed.length !== terms.length) return sql`false`;
  const directions = new Set(terms.map(({ direction }) => direction));
  return directions.size === 1 ? afterInOneDirection(placed) : afterEach(placed);
}

interface Placed {
  by: SQL | AnyColumn;
  direction: 'asc' | 'desc';
  value: SQL;
}

/** As a comparison of rows, which an index answers from the key on. */
function afterInOneDirection(placed: readonly Placed[]): SQL {
  const row = (values: (SQL | AnyColumn)[]) => sql.join(values, sql`, `);
  const left = row(placed.map(({ by }) => by));
  const right = row(placed.map(({ value }) => value));
  return placed[0]?.direction === 'desc' ? sql`(${left}) < (${right})` : sql`(${left}) > (${right})`;
}

function afterEach([first, ...rest]: readonly Placed[]): SQL | undefined {
  if (!first) return sql`false`;
  const { by, direction, value } = first;
  const further = direction === 'desc' ? sql`${by} < ${value}` : sql`${by} > ${value}`;
  return rest.length === 0 ? further : or(further, and(sql`${by} = ${value}`, afterEach(rest)));
}

function written<Row>(term: SortTerm<Row>, row: Row): string {
  if (term.kind === 'moment') return term.of(row)?.toISOString() ?? NEVER;
  return String(term.of(row));
}

function read(kind: SortTerm<never>['kind'], text: string): SQL | null {
  if (kind === 'number') return WHOLE_NUMBER.test(text) ? sql`${text}::bigint` : null;
  if (kind === 'uuid') return UUID.test(text) ? sql`${text}::uuid` : null;
  const isMoment = text === NEVER || (MOMENT.test(text) && !Number.isNaN(Date.parse(text)));
  return isMoment ? sql`${text}::timestamptz` : null;
}
