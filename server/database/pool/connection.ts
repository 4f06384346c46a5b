import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { preparingInTransactions } from '../statements/prepared-statements.ts';
import { transactionPublishing } from './commit-hooks.ts';
import { Semaphore } from './semaphore.ts';
import { trackedSockets } from './tracked-sockets.ts';

/** What table files take: the pool itself, or the transaction they must take part in. */
export type Connection = Pick<
  PostgresJsDatabase,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'selectDistinctOn'
>;
export type Transaction = Parameters<Parameters<PostgresJsDatabase['transaction']>[0]>[0];

export interface Database {
  db: PostgresJsDatabase;
  /** For the few queries that are hot or clearer in plain SQL, and for LISTEN. */
  sql: postgres.Sql;
  /** Commits when `work` returns, rolls back when it throws. Throws `Overloaded` where too many wait before it. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Set by the watch (watch.ts) while the database says nothing. */
  silent?: boolean;
  close(): Promise<void>;
}

export interface Pool extends Database {
  /** Ends every connection at once: nothing waits any longer for a database that has fallen silent. The next call connects anew. */
  cut(): void;
  usage(): PoolUsage;
}

/** How many connections the pool may have, has and uses, and who waits for one. */
export interface PoolUsage {
  size: number;
  in_use: number;
  idle: number;
  waiting: number;
  /** Transactions that wait until fewer are under way. */
  waiting_for_turn: number;
}

/** How long the server lets one statement run, wait for a lock, and a transaction do nothing; 0 is for ever. */
export interface Timeouts {
  statement_ms: number;
  lock_ms: number;
  idle_in_transaction_ms: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Somebody waits before a screen: what takes longer is refused, and may be asked for again. */
export const FOR_CALLS: Timeouts = {
  statement_ms: 8 * SECOND,
  lock_ms: 4 * SECOND,
  idle_in_transaction_ms: 30 * SECOND,
};
/** Jobs tidy up big tables, and talk to mail servers. */
export const FOR_JOBS: Timeouts = {
  statement_ms: 15 * MINUTE,
  lock_ms: MINUTE,
  idle_in_transaction_ms: 5 * MINUTE,
};
/** Migrations rewrite tables, and wait while another process does. */
export const WITHOUT_LIMITS: Timeouts = { statement_ms: 0, lock_ms: 0, idle_in_transaction_ms: 0 };

const MOMENTS_WITH_ZONE = 1184;
const CLOSE_SECONDS = 5;
const CONNECT_SECONDS = 3;
/** Of the pool; the rest is left to those who only read, and wait for no lock. */
const FOR_TRANSACTIONS = 0.75;
const LONGEST_WAIT_MS = 4 * SECOND;

/** The driver's own pauses grow to 20 s, and would keep people waiting long after the database is back. */
export const reconnectSeconds = () => 0.1 + Math.random() * 0.3;

/** `connections` is the size of the pool. */
export function connect(url: string, connections = 20, patience = FOR_CALLS): Pool {
  const sockets = trackedSockets();
  const sql = postgres(url, {
    max: connections,
    idle_timeout: 300,
    connect_timeout: CONNECT_SECONDS,
    backoff: reconnectSeconds,
    onnotice: () => {},
    socket: sockets.open,
    connection: {
      application_name: 'groundswell',
      TimeZone: 'UTC',
      statement_timeout: patience.statement_ms,
      lock_timeout: patience.lock_ms,
      idle_in_transaction_session_timeout: patience.idle_in_transaction_ms,
    },
  } as postgres.Options<Record<string, never>>);
  const db = drizzle(preparingInTransactions(sql));
  keepDates(sql);
  const turns = new Semaphore(Math.ceil(connections * FOR_TRANSACTIONS), LONGEST_WAIT_MS);
  return {
    db,
    sql,
    transaction: (work) => turns.take(() => transactionPublishing(db, work)),
    cut: sockets.destroyAll,
    usage: () => ({ size: connections, ...driverUsage(sql), waiting_for_turn: turns.waiting }),
    close: () => sql.end({ timeout: CLOSE_SECONDS }),
  };
}

/** Of lists that our patch of the driver shows. */
function driverUsage(sql: postgres.Sql): Pick<PoolUsage, 'in_use' | 'idle' | 'waiting'> {
  const { queues, queries } = sql as unknown as {
    queues: Record<'open' | 'busy' | 'full' | 'reserved', { length: number }>;
    queries: { length: number };
  };
  const { open, busy, full, reserved } = queues;
  return {
    in_use: busy.length + full.length + reserved.length,
    idle: open.length,
    waiting: queries.length,
  };
}

/** Drizzle turns the driver's own dates off; plain SQL wants them too, and Drizzle takes either. */
function keepDates(sql: postgres.Sql) {
  const { parsers, serializers } = sql.options as unknown as {
    parsers: Record<number, (text: string) => unknown>;
    serializers: Record<number, (value: unknown) => unknown>;
  };
  parsers[MOMENTS_WITH_ZONE] = (text) => new Date(text);
  serializers[MOMENTS_WITH_ZONE] = (value) => (value instanceof Date ? value.toISOString() : value);
}
