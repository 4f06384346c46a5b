import { sql } from 'drizzle-orm';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { type Database, FOR_CALLS, type Transaction } from './connection.ts';
import { Semaphore } from './semaphore.ts';

export interface Snapshot {
  connection: Transaction;
  /** Ends the transaction. Doesn't reject. */
  close(): Promise<void>;
}

/** Of a pool’s connections, so that long exports leave the others to calls. */
const MAX_OPEN = 3;
const MAX_WAIT_MS = 4_000;

/** An export ends itself after this time, so that a slow reader doesn't hold a snapshot for longer. */
export const LONGEST_EXPORT_MS = 30 * MINUTE_MS;

const slots = new WeakMap<Database, Semaphore>();

/**
 * Opens a read-only transaction in which all statements see the same rows. The caller closes it. PostgreSQL ends it when no
 * statement comes for 30 s, so a stalled download doesn't hold it. Throws `Overloaded` when too many are open.
 */
export async function openSnapshot(
  database: Database,
  { statement_ms = FOR_CALLS.statement_ms } = {},
): Promise<Snapshot> {
  const opened = Promise.withResolvers<Transaction>();
  const closed = Promise.withResolvers<void>();
  const ended = slotsOf(database).take(() =>
    database.transaction(async (transaction) => {
      await transaction.execute(sql`set transaction isolation level repeatable read, read only`);
      // The same page is read thousands of times: a plan for any parameters would not use partial indexes.
      await transaction.execute(sql`set local plan_cache_mode = force_custom_plan`);
      await transaction.execute(sql.raw(`set local statement_timeout = ${statement_ms}`));
      opened.resolve(transaction);
      await closed.promise;
    }),
  );
  // A snapshot that is never closed would hold its slot forever.
  const expiry = setTimeout(closed.resolve, LONGEST_EXPORT_MS + MINUTE_MS).unref();
  ended.catch((error: unknown) => {
    clearTimeout(expiry);
    opened.reject(error);
  });
  const connection = await opened.promise;
  return {
    connection,
    close() {
      clearTimeout(expiry);
      closed.resolve();
      return ended.catch(() => {});
    },
  };
}

function slotsOf(database: Database): Semaphore {
  const known = slots.get(database) ?? new Semaphore(MAX_OPEN, MAX_WAIT_MS);
  slots.set(database, known);
  return known;
}
