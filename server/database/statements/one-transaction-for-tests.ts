import { drizzle } from 'drizzle-orm/postgres-js';
import type postgres from 'postgres';
import { transactionWithCommitHooks } from '../pool/commit-hooks.ts';
import { connect, type Database, WITHOUT_LIMITS } from '../pool/connection.ts';
import { createTestDatabase } from '../test-database.ts';

/** A database whose statements all run in one transaction that is never committed. */
export interface OneTransaction extends Database {
  /** Rolls back the changes of `work`. */
  withRollback<T>(work: () => Promise<T>): Promise<T>;
  /** The tables written to since the last call, including writes that were rolled back. */
  writtenTo(): Promise<string[]>;
}

/**
 * The product’s own transactions become savepoints, so that thousands of calls can each start from the same
 * state.
 */
export async function inOneTransaction(): Promise<OneTransaction> {
  const test_database = await createTestDatabase();
  const { sql: pool, close } = connect(test_database.url, 1, WITHOUT_LIMITS);
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const sql = await new Promise<postgres.TransactionSql>((resolve, reject) => {
    // Within a savepoint, the isolation level can only be set to its current value.
    pool
      .begin('isolation level repeatable read', async (transaction) => {
        resolve(transaction);
        await isOver;
      })
      .catch(reject);
  });
  const db = drizzle(asPool(sql));
  const counted = new Map<string, string>();
  let depth = 0;

  return {
    db,
    sql: sql as unknown as postgres.Sql,
    transaction: (work) => transactionWithCommitHooks(db, work),
    async withRollback(work) {
      depth += 1;
      const point = `point_${depth}`;
      await sql.unsafe(`savepoint ${point}`);
      try {
        return await work();
      } finally {
        await sql.unsafe(`rollback to savepoint ${point}; release savepoint ${point}`).simple();
        depth -= 1;
      }
    },
    async writtenTo() {
      // As pg_stat_xact_user_tables, whose joins take twice as long, thousands of times.
      const tables = await sql<{ relname: string; rows: string }[]>`
        select relname, rows
        from pg_class, lateral (select pg_stat_get_xact_tuples_inserted(oid) + pg_stat_get_xact_tuples_updated(oid)
          + pg_stat_get_xact_tuples_deleted(oid) as rows) counted
        where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and rows > 0`;
      const changed = tables.filter(({ relname, rows }) => rows !== (counted.get(relname) ?? '0'));
      for (const { relname, rows } of changed) counted.set(relname, rows);
      return changed.map(({ relname }) => relname).sort();
    },
    async close() {
      end();
      await close();
      await test_database.remove();
    },
  };
}

/**
 * Adapts a transaction to the pool interface that Drizzle expects. Drizzle would overwrite the driver’s
 * options, which are already set.
 */
function asPool(sql: postgres.TransactionSql): postgres.Sql {
  return Object.assign((...args: Parameters<typeof sql>) => sql(...args), sql, {
    begin: sql.savepoint,
    options: { parsers: {}, serializers: {} },
  }) as unknown as postgres.Sql;
}
