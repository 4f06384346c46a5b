import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * Like Drizzle’s `inArray`, but with all values in one parameter: the statement text stays the same for any
 * number of values, so it can be prepared.
 */
export function anyOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} = any(${sql.param(values)})`;
}
