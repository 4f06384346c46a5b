import { sql } from 'drizzle-orm';
import type { Connection } from '../pool/connection.ts';

interface Reference extends Record<string, unknown> {
  /** The table and its column, quoted. */
  table_name: string;
  column_name: string;
}

/** Which of the rows with these ids other tables refer to; `except` names tables that do not count. */
export async function referencedRows(
  connection: Connection,
  table: string,
  ids: readonly string[],
  except: readonly string[] = [],
): Promise<string[]> {
  if (ids.length === 0) return [];
  // A reference to a partition is one to its table.
  const references = await connection.execute<Reference>(sql`
    select conrelid::regclass::text as table_name, quote_ident(attname) as column_name
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = ${table}::regclass and conparentid = 0
      and not conrelid::regclass::text = any(${sql.param([...except])})`);
  if (references.length === 0) return [];
  const each = references.map(
    ({ table_name, column_name }) =>
      sql`select ${sql.raw(column_name)} as id from ${sql.raw(table_name)} where ${sql.raw(column_name)} = any(${sql.param([...ids])}::uuid[])`,
  );
  const found = await connection.execute<{ id: string }>(
    sql`select distinct id from (${sql.join(each, sql` union all `)}) as referenced`,
  );
  return found.map(({ id }) => id);
}
