import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** As Drizzle's `inArray`, with all values in one parameter: the statement is the same however many, and is prepared. */
export function anyOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} = any(${sql.param(values)})`;
}
