import type { Database } from '#server/database/pool/connection.ts';
import type { Customer } from './ownership-world.ts';

/** One row of any table, as PostgreSQL writes it in JSON. */
interface Row {
  table: string;
  text: string;
}

const MIN_TEXT_LENGTH = 6;
const MIN_NUMBER = 1_000_000;

/** Every row that belongs to the person: it references them, or a row that does. In a stable order. */
export async function rowsOf(
  database: Database,
  person: Pick<Customer, 'user_id' | 'organisation_id' | 'email'>,
) {
  return split(await allRows(database), person).own.map(({ table, text }) => `${table} ${text}`);
}

/** Texts and numbers that occur only in the person's rows: a response that contains one reveals their data. */
export async function tracesOf(
  database: Database,
  person: Pick<Customer, 'user_id' | 'organisation_id' | 'email'>,
): Promise<string[]> {
  const { own, others } = split(await allRows(database), person);
  const known = new Set(others.flatMap(({ text }) => leavesOf(JSON.parse(text))));
  return [...new Set(own.flatMap(({ text }) => leavesOf(JSON.parse(text))))].filter(
    (value) => !known.has(value),
  );
}

/** Texts and large figures anywhere in a value. */
export function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= MIN_TEXT_LENGTH ? [value] : [];
  if (typeof value === 'number') return Number.isInteger(value) && value >= MIN_NUMBER ? [String(value)] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

/** One statement, which PostgreSQL plans once for each connection: a statement for each table takes ten times as long. */
async function allRows({ sql }: Database): Promise<Row[]> {
  // Without the sums of all invoices: that of a day with one invoice is its amount.
  const tables = await sql`select tablename from pg_tables
    where schemaname = 'public' and tablename <> 'invoice_counters' order by tablename`;
  const each = tables.map(
    ({ tablename }) => `select '${tablename}' as table, row_to_json(t)::text as text from "${tablename}" t`,
  );
  return sql.unsafe<Row[]>(`${each.join(' union all ')} order by 1, 2`, [], { prepare: true });
}

function split(
  rows: readonly Row[],
  { user_id, organisation_id, email }: Pick<Customer, 'user_id' | 'organisation_id' | 'email'>,
) {
  const names = new Set([user_id, organisation_id, email]);
  const own = new Set<Row>();
  let found: Row[];
  do {
    found = rows.filter((row) => !own.has(row) && [...names].some((name) => row.text.includes(name)));
    for (const row of found) {
      own.add(row);
      const { id } = JSON.parse(row.text);
      if (typeof id === 'string') names.add(id);
    }
  } while (found.length > 0);
  return { own: rows.filter((row) => own.has(row)), others: rows.filter((row) => !own.has(row)) };
}
