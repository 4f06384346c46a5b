import { is } from 'drizzle-orm';
import { PgPreparedQuery, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type { Connection } from '../pool/connection.ts';

type Statement = PgPreparedQuery<PreparedQueryConfig>;

/**
 * Caches built statements per connection, with placeholders for the parameters. Building a statement takes
 * Drizzle as long as sending it and reading its result. Each transaction is another connection: there a single statement is a copy
 * of the one built first, with the transaction’s client.
 */
export function cachedStatement<Built extends object>(
  build: (connection: Connection) => Built,
): (connection: Connection) => Built {
  const known = new WeakMap<Connection, Built>();
  let first: Built | undefined;
  return (connection) => {
    const built =
      known.get(connection) ??
      (is(first, PgPreparedQuery) ? withClientOf(connection, first as Built & Statement) : build(connection));
    first ??= built;
    known.set(connection, built);
    return built;
  };
}

function withClientOf<Built extends Statement>(connection: Connection, statement: Built): Built {
  const { session } = (connection as PostgresJsDatabase)._;
  return Object.assign(Object.create(Object.getPrototypeOf(statement)), statement, {
    client: (session as unknown as { client: unknown }).client,
  });
}
