import { eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Person } from '#domain/people/person.ts';
import { isStaff } from '#domain/people/role.ts';
import { TEST_ORGANISATION_ID } from '../organisations/test-organisation.ts';
import { shipments } from './shipments-table.ts';

/**
 * Whose shipments a person reads: staff those of all organisations, in all branches or in those they are limited to; everyone
 * else those of their own organisation. Programs with a test key also read the test numbers.
 */
export type Reader =
  | 'staff'
  | { branch_ids: readonly string[] }
  | { organisation_id: string | null; test?: boolean | undefined };

export function readerOf({
  role,
  organisation_id,
  branch_ids,
  test,
}: Pick<Person, 'role' | 'organisation_id' | 'branch_ids' | 'test'>): Reader {
  if (!isStaff(role)) return { organisation_id, test };
  return branch_ids.length > 0 ? { branch_ids } : 'staff';
}

/** Staff who are limited to some branches. */
export function isOfSomeBranches(reader: Reader): reader is { branch_ids: readonly string[] } {
  return reader !== 'staff' && 'branch_ids' in reader;
}

export const isReal: SQL = not(shipments.test);

/**
 * The condition that the reader’s lists have a shipment, for statements that read or join `shipments`. Those of staff have no
 * test shipments. `organisation` is the column that names the customer of the record; other records, such as invoices, exist for real
 * shipments only.
 */
export function isOfReader(
  reader: Reader,
  organisation: PgColumn = shipments.organisation_id,
): SQL | undefined {
  if (reader === 'staff') return organisation === shipments.organisation_id ? isReal : undefined;
  if (isOfSomeBranches(reader)) return inArray(shipments.branch_id, [...reader.branch_ids]);
  if (reader.organisation_id === null) return sql`false`;
  return reader.test
    ? inArray(organisation, [reader.organisation_id, TEST_ORGANISATION_ID])
    : eq(organisation, reader.organisation_id);
}

/** The condition that the reader may see a shipment whose number they know: staff also see test shipments. */
export function isKnownTo(reader: Reader): SQL | undefined {
  return reader === 'staff' ? undefined : isOfReader(reader);
}

/** The condition that the reader may change a shipment. Nobody changes the test numbers, which follow their scripts. */
export function isChangedBy(reader: Reader): SQL | undefined {
  return isOfReader(
    typeof reader === 'object' && 'organisation_id' in reader ? { ...reader, test: false } : reader,
  );
}

/** The condition that a shipment is not the reader’s; undefined for staff of all branches. */
export function isOfOthers(reader: Reader): SQL | undefined {
  const condition = isKnownTo(reader);
  return condition && sql`(${condition}) is not true`;
}
