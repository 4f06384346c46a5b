import { lt, sql } from 'drizzle-orm';
import { bigint, index, type PgColumn, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { moment } from '../database/statements/columns.ts';

/** Deletions before this entry are unknown: to everyone, or within its scope. */
const UNKNOWN = '';

/** What lists no longer have, for programs that mirror them. Triggers write it. */
export const deletedRecords = pgTable(
  'deleted_records',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The kind of record, as the contract's lists name it. */
    kind: text('kind').notNull(),
    /** As the list identifies it: an id, or the number of an invoice. */
    record_id: text('record_id').notNull(),
    /** The organisation, person or record whose list had it; null for lists of staff. */
    scope_id: uuid('scope_id'),
    branch_id: uuid('branch_id'),
    deleted_at: moment('deleted_at').notNull().defaultNow(),
  },
  (table) => [
    index('deleted_records_of_kind').on(table.kind, table.deleted_at),
    index('deleted_records_of_scope').on(table.scope_id, table.kind, table.deleted_at),
    index('deleted_records_by_age').on(table.deleted_at),
  ],
);

/** For readers whose lists changed as a whole: they read them again. */
export async function resetDeletionsOf(transaction: Transaction, scope_id: string): Promise<void> {
  await transaction.insert(deletedRecords).values({ kind: UNKNOWN, record_id: '', scope_id });
}

/** Deletions of everyone become unknown up to the newest one that is deleted here. */
export async function deleteDeletionsBefore(connection: Connection, before: Date): Promise<void> {
  await connection.execute(sql`
    with gone as (delete from ${deletedRecords} where ${lt(deletedRecords.deleted_at, before)} returning deleted_at)
    insert into ${deletedRecords} (kind, record_id, deleted_at)
    select ${UNKNOWN}, '', max(deleted_at) from gone having count(*) > 0`);
}

export interface DeletionScope {
  kind: string;
  /** Whose lists had the records; undefined for all. */
  scope_ids?: readonly string[] | undefined;
  branch_ids?: readonly string[] | undefined;
  /** The person and the organisation that read. */
  reader_ids: readonly string[];
  since: Date;
  limit: number;
}

interface Deletions {
  deleted: string[];
  /** The moment from which all deletions are known; null for all. */
  known_since: Date | null;
  /** Every transaction that began before is visible. */
  as_of: Date;
}

/**
 * The deletions in a scope. `as_of` is a minute before the oldest running transaction, because rows have the time of their
 * transaction's start, or that of another machine's clock.
 */
export async function listDeletions(
  connection: Connection,
  { kind, scope_ids, branch_ids, reader_ids, since, limit }: DeletionScope,
): Promise<Deletions> {
  const { record_id, deleted_at, scope_id, branch_id } = deletedRecords;
  const within = (column: PgColumn, ids: readonly string[] | undefined) =>
    ids ? sql`and ${column} = any(${sql.param([...ids])}::uuid[])` : sql``;
  const [found] = await connection.execute<{
    deleted: string[];
    known_since: string | null;
    as_of: string;
  }>(sql`
    select
      array(select ${record_id} from ${deletedRecords}
        where ${deletedRecords.kind} = ${kind} and ${deleted_at} >= ${since.toISOString()}
          ${within(scope_id, scope_ids)} ${within(branch_id, branch_ids)}
        order by ${deletedRecords.id} limit ${limit}) as deleted,
      (select max(${deleted_at}) from ${deletedRecords} where ${deletedRecords.kind} = ${UNKNOWN}
        and (${scope_id} is null or ${scope_id} = any(${sql.param([...reader_ids])}::uuid[]))) as known_since,
      (select least(now(), min(xact_start)) - interval '1 minute' from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend') as as_of`);
  if (!found) throw new Error('A statement without a table returned no row.');
  return {
    deleted: found.deleted,
    known_since: found.known_since === null ? null : new Date(found.known_since),
    as_of: new Date(found.as_of),
  };
}
