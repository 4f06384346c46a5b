import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type postgres from 'postgres';
import { withPreparedTransactions } from '../statements/prepared-statements.ts';
import { transactionWithCommitHooks } from './commit-hooks.ts';
import { openDriver } from './driver.ts';
import { Semaphore } from './semaphore.ts';
import { trackedSockets } from './tracked-sockets.ts';

/** The parameter of table modules: the pool, or the transaction to run in. */
export type Connection = Pick<
  PostgresJsDatabase,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'selectDistinctOn' | '$count'
>;
export type Transaction = Parameters<Parameters<PostgresJsDatabase['transaction']>[0]>[0];

export interface Database {
  /** For single statements: only `transaction` limits how many transactions run. */
  db: Connection;
  /** For LISTEN, and for the few queries that are performance-critical or clearer in plain SQL. */
  sql: postgres.Sql;
  /**
   * Commits when `work` returns and rolls back when it throws. Throws `Overloaded` when too many transactions
   * are queued.
   */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Set by the health monitor (health-monitor.ts) while the database is unresponsive. */
  silent?: boolean;
  close(): Promise<void>;
}

export interface Pool extends Database {
  /**
   * Destroys every connection, so that no call waits for an unresponsive database. The next call reconnects.
   */
  cut(): void;
  usage(): PoolUsage;
}

interface PoolUsage {
  /** The maximum number of connections. */
  size: number;
  open: number;
  /** Running transactions. */
  in_use: number;
  /** Transactions queued at the semaphore. */
  waiting_for_turn: number;
}

/** Server-side timeouts for one statement, for a lock, and for an idle transaction; 0 means no timeout. */
interface Timeouts {
  statement_ms: number;
  lock_ms: number;
  idle_in_transaction_ms: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Calls are interactive: slower ones are aborted, and the caller may retry. */
export const FOR_CALLS: Timeouts = {
  statement_ms: 8 * SECOND,
  lock_ms: 4 * SECOND,
  idle_in_transaction_ms: 30 * SECOND,
};
/** Jobs clean up large tables and talk to mail servers. */
export const FOR_JOBS: Timeouts = {
  statement_ms: 15 * MINUTE,
  lock_ms: MINUTE,
  idle_in_transaction_ms: 5 * MINUTE,
};
/** Migrations rewrite tables, and wait while another process migrates. */
export const WITHOUT_LIMITS: Timeouts = { statement_ms: 0, lock_ms: 0, idle_in_transaction_ms: 0 };

const TIMESTAMPTZ_OID = 1184;
const CLOSE_SECONDS = 5;
const CONNECT_SECONDS = 3;
/** The share of the pool for transactions. The rest is for plain reads, which wait for no locks. */
const FOR_TRANSACTIONS = 0.75;
const MAX_WAIT_MS = 4 * SECOND;

/** The driver’s own back-off grows to 20 s, which would delay calls long after the database is back. */
export const reconnectSeconds = () => 0.1 + Math.random() * 0.3;

/** `connections` is the size of the pool. */
export function connect(url: string, connections = 20, timeouts = FOR_CALLS): Pool {
  const sockets = trackedSockets(url);
  const sql = openDriver(
    url,
    {
      max: connections,
      idle_timeout: 300,
      connect_timeout: CONNECT_SECONDS,
      backoff: reconnectSeconds,
      onnotice: () => {},
      connection: {
        application_name: 'groundswell',
        TimeZone: 'UTC',
        statement_timeout: timeouts.statement_ms,
        lock_timeout: timeouts.lock_ms,
        idle_in_transaction_session_timeout: timeouts.idle_in_transaction_ms,
      },
    },
    sockets,
  );
  const db = drizzle(withPreparedTransactions(sql));
  parseDates(sql);
  const semaphore = new Semaphore(Math.ceil(connections * FOR_TRANSACTIONS), MAX_WAIT_MS);
  return {
    db,
    sql,
    transaction: (work) => semaphore.take(() => transactionWithCommitHooks(db, work)),
    cut: sockets.destroyAll,
    usage: () => ({
      size: connections,
      open: sockets.count(),
      in_use: semaphore.running,
      waiting_for_turn: semaphore.waiting,
    }),
    close: () => sql.end({ timeout: CLOSE_SECONDS }),
  };
}

/**
 * Restores date parsing, which Drizzle disables in the driver: plain SQL needs it, and Drizzle accepts both.
 */
function parseDates(sql: postgres.Sql) {
  const { parsers, serializers } = sql.options as unknown as {
    parsers: Record<number, (text: string) => unknown>;
    serializers: Record<number, (value: unknown) => unknown>;
  };
  parsers[TIMESTAMPTZ_OID] = (text) => new Date(text);
  serializers[TIMESTAMPTZ_OID] = (value) => (value instanceof Date ? value.toISOString() : value);
}
