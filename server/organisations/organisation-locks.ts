import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../database/pool/connection.ts';
import { cachedStatement } from '../database/statements/statement-cache.ts';
import { type OrganisationRecord, organisations } from './organisations-table.ts';

export async function lockOrganisation(
  transaction: Transaction,
  id: string,
): Promise<OrganisationRecord | undefined> {
  const [found] = await transaction
    .select()
    .from(organisations)
    .where(and(eq(organisations.id, id), isNull(organisations.merged_into)))
    .for('no key update');
  return found;
}

/**
 * Takes a share lock on an organisation, so that it is not merged before the booking is committed. Returns the
 * organisation that it was merged into, if it was.
 */
export async function lockOrganisationForBooking(
  transaction: Transaction,
  id: string,
): Promise<Pick<OrganisationRecord, 'id' | 'credit_status' | 'credit_limit_cents' | 'currency'>> {
  const [held] = await organisationForBooking(transaction).execute({ id });
  if (!held) throw new Error(`There is no organisation ${id}.`);
  return held.merged_into ? lockOrganisationForBooking(transaction, held.merged_into) : held;
}

const organisationForBooking = cachedStatement((connection) =>
  connection
    .select({
      id: organisations.id,
      merged_into: organisations.merged_into,
      credit_status: organisations.credit_status,
      credit_limit_cents: organisations.credit_limit_cents,
      currency: organisations.currency,
    })
    .from(organisations)
    .where(eq(organisations.id, sql.placeholder('id')))
    .for('share')
    .prepare('organisation_for_booking'),
);

/**
 * Lets one transaction at a time use the credit of an organisation. Not the row's lock: bookings share that one, and two that
 * raised it would deadlock. Taken after the locks of companies, quotes and shipments, several in order of id.
 */
export async function lockCredit(transaction: Transaction, id: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtext('organisations.credit_limit_cents'), hashtext(${id}))`,
  );
}

/** Locks these, in one order. */
export async function lockOrganisations(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .select({ id: organisations.id })
    .from(organisations)
    .where(inArray(organisations.id, [...ids]))
    .orderBy(organisations.id)
    .for('no key update');
}

/** Taken before any organisation is locked, so that no two changes of parents, each valid by itself, make a cycle. */
export async function lockParents(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('organisations.parent_id'))`);
}
