import { sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { columnsOf, type PassportTable } from './passport-tables.ts';

const quoted = (names: readonly string[]) => sql.raw(names.map((name) => `"${name}"`).join(', '));

/**
 * The records as JSON, one in a line, in the order of their keys. PostgreSQL writes it, because numbers and times lose digits in
 * JavaScript.
 */
export async function readRows(
  connection: Connection,
  entry: PassportTable,
  organisation_id: string,
): Promise<string> {
  const { columns, key } = columnsOf(entry);
  const [found] = await connection.execute<{ text: string | null }>(sql`
    select string_agg(row_to_json(record)::text, E',\n' order by ${quoted(key)}) as text
    from (select ${quoted(columns)} from ${entry.table} where ${entry.of(organisation_id)}) as record`);
  return found?.text ? `[\n${found.text}\n]\n` : '[]\n';
}

/** Returns how many records there were. */
export async function insertRows(
  transaction: Transaction,
  entry: PassportTable,
  text: string,
): Promise<number> {
  const columns = quoted(columnsOf(entry).columns);
  const [inserted] = await transaction.execute<{ rows: number }>(sql`
    with inserted as (
      insert into ${entry.table} (${columns})
      select ${columns} from json_populate_recordset(null::${entry.table}, ${text}::json)
      returning 1)
    select count(*)::int as rows from inserted`);
  return inserted?.rows ?? 0;
}
