import { type AnyColumn, type Placeholder, type SQL, sql } from 'drizzle-orm';

/**
 * Like Drizzle’s `inArray`, but with all values in one parameter: the statement text stays the same for any
 * number of values, so it can be prepared.
 */
export function anyOf(column: AnyColumn, values: readonly string[] | Placeholder): SQL {
  return sql`${column} = any(${sql.param(values)})`;
}
