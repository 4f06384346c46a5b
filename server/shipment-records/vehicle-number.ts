import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** `normalizeReference` in SQL, for indexes on licence plates, trains and flights. */
export function vehicleNumberOf(column: AnyColumn): SQL<string> {
  return sql<string>`upper(regexp_replace(${column}, '[^[:alnum:]]', '', 'g'))`;
}
