import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Person } from '#domain/people/person.ts';
import { isStaff } from '#domain/people/role.ts';
import { shipments } from './shipments-table.ts';

/**
 * Whose shipments a person reads: staff those of all organisations, in all branches or in those they are limited to; everyone
 * else those of their own organisation.
 */
export type Reader = 'staff' | { branch_ids: readonly string[] } | { organisation_id: string | null };

export function readerOf({
  role,
  organisation_id,
  branch_ids,
}: Pick<Person, 'role' | 'organisation_id' | 'branch_ids'>): Reader {
  if (!isStaff(role)) return { organisation_id };
  return branch_ids.length > 0 ? { branch_ids } : 'staff';
}

/** Staff who are limited to some branches. */
export function isOfSomeBranches(reader: Reader): reader is { branch_ids: readonly string[] } {
  return reader !== 'staff' && 'branch_ids' in reader;
}

/**
 * The condition that the reader may see a shipment, for statements that read or join `shipments`; undefined for staff of all
 * branches. `organisation` is the column that names the customer of the record.
 */
export function isOfReader(
  reader: Reader,
  organisation: PgColumn = shipments.organisation_id,
): SQL | undefined {
  if (reader === 'staff') return undefined;
  if (isOfSomeBranches(reader)) return inArray(shipments.branch_id, [...reader.branch_ids]);
  return reader.organisation_id === null ? sql`false` : eq(organisation, reader.organisation_id);
}

/** The condition that a shipment is not the reader’s; undefined for staff of all branches. */
export function isOfOthers(reader: Reader): SQL | undefined {
  const condition = isOfReader(reader);
  return condition && sql`(${condition}) is not true`;
}
