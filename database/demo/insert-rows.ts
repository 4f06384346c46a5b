import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '#server/database/pool/connection.ts';

/** Rows per INSERT, so that a statement stays below a few megabytes. */
const CHUNK = 500;

/**
 * Inserts many rows with the same columns, as one JSON parameter per chunk: a parameter per value would cost more than
 * creating the rows.
 */
export async function insertRows<Table extends PgTable>(
  transaction: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => rows.some((row) => key in row));
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  for (let start = 0; start < rows.length; start += CHUNK) {
    const records = rows
      .slice(start, start + CHUNK)
      .map((row: Record<string, unknown>) =>
        Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]])),
      );
    await transaction.execute(
      sql`insert into ${table} (${names})
        select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::text::jsonb)`,
    );
  }
}
