import type postgres from 'postgres';
import { createPartition } from '../../positions/position-partitions.ts';

interface Column {
  name: string;
  type: string;
  /** Every row has it: it is required, or names a row of another table. */
  needed: boolean;
  /** The first value that a CHECK admits. */
  admitted: string | null;
  /** The table of which it names a row, and by which column. */
  refers: string | null;
}

/** Values that a rule on the column alone does not tell. */
const FITTING: Record<string, string> = {
  currency: "'USD'",
  one: 'true',
  year: '2026 + n',
};

/** Puts two rows into each table that has none, in any order in which they may refer to each other. */
export async function fillEmptyTables(sql: postgres.Sql): Promise<string[]> {
  const filled: string[] = [];
  // What is kept by the day takes rows only of days that there are.
  const [known] = await sql<{ table: string | null }[]>`select to_regclass('positions') as table`;
  if (known?.table) for (const day of ['2026-01-02', '2026-01-03']) await createPartition(sql, day);
  let waiting = await emptyTables(sql);
  while (waiting.length > 0) {
    const left: string[] = [];
    let trouble: unknown;
    for (const table of waiting)
      await fill(sql, table).then(
        () => filled.push(table),
        (error: unknown) => {
          trouble = new Error(`${table}: ${(error as Error).message}`, { cause: error });
          left.push(table);
        },
      );
    if (left.length === waiting.length) throw trouble;
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

/** One row with every value that its rules admit together, and one with as little as may be. */
async function fill(sql: postgres.Sql, table: string): Promise<void> {
  const columns = await columnsOf(sql, table);
  const least = columns.filter(({ needed }) => needed);
  await insert(sql, table, columns, 1).catch(() => insert(sql, table, least, 1));
  if (table !== 'installation') await insert(sql, table, least, 2);
}

function insert(sql: postgres.Sql, table: string, columns: Column[], n: number): Promise<unknown> {
  const names = columns.map(({ name }) => `"${name}"`);
  return sql.unsafe(
    `insert into ${table} (${names}) overriding system value select ${columns.map(valueFor)} from (select ${n} as n) as row`,
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
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`;
}

function valueFor({ name, type, admitted, refers }: Column): string {
  if (FITTING[name]) return FITTING[name];
  if (refers) {
    const [table, column] = refers.split('.');
    return `(select "${column}" from (select "${column}", row_number() over (order by "${column}") as place from ${table}) as other where place = n)`;
  }
  if (admitted) return type.endsWith('[]') ? `array['${admitted}']` : `'${admitted}'`;
  if (name.endsWith('country')) return "'NL'";
  if (type.endsWith('[]')) return `'{}'::${type}`;
  switch (type) {
    case 'uuid':
      return "('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid";
    case 'jsonb':
      return `'{"word": "kept"}'::jsonb`;
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
