import type postgres from 'postgres';
import { createPartition } from '../../positions/position-partitions.ts';

interface Column {
  name: string;
  type: string;
  /** Every row must set it: it is required, or is a foreign key. */
  needed: boolean;
  /** The first value that a CHECK allows. */
  admitted: string | null;
  /** The table and column that a foreign key refers to. */
  refers: string | null;
}

/** Values for columns whose constraints cannot be derived from the column alone. */
const FITTING: Record<string, string> = {
  currency: "'USD'",
  base_currency: "'USD'",
  code: "'BR' || n",
  from: "'EUR'",
  to: "'USD'",
  one: 'true',
  year: '2026 + n',
  poll_minutes: '60',
};

/** Tables of a single row. */
const SINGLE_ROWS = ['installation', 'reminder_settings'];

/** Inserts two rows into each empty table, in the order that foreign keys require. */
export async function fillEmptyTables(sql: postgres.Sql): Promise<string[]> {
  const filled: string[] = [];
  // A table partitioned by day accepts rows only for days that have a partition.
  const [known] = await sql<{ table: string | null }[]>`select to_regclass('positions') as table`;
  if (known?.table) for (const day of ['2026-01-02', '2026-01-03']) await createPartition(sql, day);
  let waiting = await emptyTables(sql);
  while (waiting.length > 0) {
    const left: string[] = [];
    let failure: unknown;
    for (const table of waiting)
      await fill(sql, table).then(
        () => filled.push(table),
        (error: unknown) => {
          failure = new Error(`${table}: ${(error as Error).message}`, { cause: error });
          left.push(table);
        },
      );
    if (left.length === waiting.length) throw failure;
    waiting = left;
  }
  return filled;
}

async function emptyTables(sql: postgres.Sql): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`;
  const query = tables.map(({ name }) => `select '${name}' as name where not exists (select from ${name})`);
  return (await sql.unsafe(query.join(' union all '))).map(({ name }) => name);
}

/**
 * Inserts one row with every value that the constraints allow together, and one with only the required
 * values.
 */
async function fill(sql: postgres.Sql, table: string): Promise<void> {
  const columns = await columnsOf(sql, table);
  const least = columns.filter(({ needed }) => needed);
  await insert(sql, table, columns, 1).catch(() => insert(sql, table, least, 1));
  if (!SINGLE_ROWS.includes(table)) await insert(sql, table, least, 2);
}

function insert(sql: postgres.Sql, table: string, columns: Column[], n: number): Promise<unknown> {
  if (columns.length === 0) return sql.unsafe(`insert into ${table} default values`);
  const names = columns.map(({ name }) => `"${name}"`);
  return sql.unsafe(
    `insert into ${table} (${names}) select ${columns.map(valueFor)} from (select ${n} as n) as row`,
  );
}

function columnsOf(sql: postgres.Sql, table: string): Promise<Column[]> {
  return sql<Column[]>`
    select attname as name, format_type(atttypid, atttypmod) as type, attnotnull or exists (select from pg_constraint
        where conrelid = attrelid and contype = 'f' and conkey = array[attnum] and confrelid <> conrelid) as needed,
      (select (regexp_match(pg_get_constraintdef(oid), '''([^'']+)'''))[1] from pg_constraint
        where conrelid = attrelid and contype = 'c' and conkey = array[attnum]
          and pg_get_constraintdef(oid) like '%ANY%' limit 1) as admitted,
      (select confrelid::regclass || '.' || (select attname from pg_attribute where attrelid = confrelid and attnum = confkey[1])
        from pg_constraint where conrelid = attrelid and contype = 'f' and conkey = array[attnum] limit 1) as refers
    from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
    order by attnum`;
}

function valueFor({ name, type, admitted, refers }: Column): string {
  if (admitted) return type.endsWith('[]') ? `array['${admitted}']` : `'${admitted}'`;
  if (FITTING[name]) return FITTING[name];
  if (refers) {
    const [table, column] = refers.split('.');
    return `(select "${column}" from (select "${column}", row_number() over (order by "${column}") as place from ${table}) as other where place = n)`;
  }
  if (name.endsWith('country')) return "'NL'";
  if (type.endsWith('[]')) return `'{}'::${type}`;
  switch (type) {
    case 'uuid':
      return "('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid";
    case 'jsonb':
      return `'{"text": "sample"}'::jsonb`;
    case 'boolean':
      return 'false';
    case 'bytea':
      return "decode('0102', 'hex')";
    case 'timestamp with time zone':
      return "timestamptz '2026-01-01T00:00:00Z' + n * interval '1 day'";
    case 'date':
      return "date '2026-01-01' + n::int";
    case 'text':
      return `'${name} ' || n`;
    default:
      return `n::${type}`;
  }
}
