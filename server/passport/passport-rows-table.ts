import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/pool/connection.ts';
import { columnsOf, type PassportTable } from './passport-tables.ts';

const quoted = (names: readonly string[]) => sql.raw(names.map((name) => `"${name}"`).join(', '));

const FETCHED = sql.raw('1000');

/**
 * The records as JSON, one in a line, in the order of their keys, in parts. PostgreSQL writes it, because numbers and times lose
 * digits in JavaScript.
 */
export async function* readRows(
  transaction: Transaction,
  entry: PassportTable,
  organisation_id: string,
): AsyncGenerator<string> {
  const { columns, key } = columnsOf(entry);
  // All rows are read, so the plan that finds the first ones soonest is not the best.
  await transaction.execute(sql`set local cursor_tuple_fraction = 1`);
  await transaction.execute(sql`
    declare passport_rows no scroll cursor for
    select row_to_json(record)::text as text
    from (select ${quoted(columns)} from ${entry.table} where ${entry.of(organisation_id)}) as record
    order by ${quoted(key)}`);
  let before = '[\n';
  for (;;) {
    const rows = await transaction.execute<{ text: string }>(sql`fetch ${FETCHED} from passport_rows`);
    if (rows.length === 0) break;
    yield before + rows.map(({ text }) => text).join(',\n');
    before = ',\n';
  }
  await transaction.execute(sql`close passport_rows`);
  yield before === ',\n' ? '\n]\n' : '[]\n';
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
