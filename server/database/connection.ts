import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';

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
  /** Commits when `work` returns, rolls back when it throws. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const MOMENTS_WITH_ZONE = 1184;
const CLOSE_SECONDS = 5;

/** The driver's own pauses grow to 20 s, and would keep people waiting long after the database is back. */
export const reconnectSeconds = () => 0.1 + Math.random() * 0.3;

/** `connections` is the size of the pool. */
export function connect(url: string, connections = 20): Database {
  const sql = postgres(url, {
    max: connections,
    idle_timeout: 300,
    connect_timeout: 10,
    backoff: reconnectSeconds,
    onnotice: () => {},
    connection: { application_name: 'groundswell', TimeZone: 'UTC' },
  });
  const db = drizzle(sql);
  keepDates(sql);
  return {
    db,
    sql,
    transaction: (work) => db.transaction(work),
    close: () => sql.end({ timeout: CLOSE_SECONDS }),
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
