import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Person } from '#domain/people/person.ts';
import { isStaff } from '#domain/people/role.ts';

/** Whose records a person reads: staff those of all organisations, everyone else those of their own. */
export type Reader = 'staff' | { organisation_id: string | null };

export function readerOf({ role, organisation_id }: Pick<Person, 'role' | 'organisation_id'>): Reader {
  return isStaff(role) ? 'staff' : { organisation_id };
}

/** The condition that a record belongs to the reader; undefined for staff. `column` is the record’s organisation. */
export function isOfReader(column: PgColumn, reader: Reader): SQL | undefined {
  if (reader === 'staff') return undefined;
  return reader.organisation_id === null ? sql`false` : eq(column, reader.organisation_id);
}
