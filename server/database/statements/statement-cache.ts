import type { Connection } from '../pool/connection.ts';

/**
 * Remembers statements by pool, with placeholders for what differs from call to call: to build one anew takes Drizzle as
 * long as to send it and to read its answer.
 */
export function cachedStatement<Built extends object>(
  build: (connection: Connection) => Built,
): (connection: Connection) => Built {
  const known = new WeakMap<Connection, Built>();
  return (connection) => {
    const built = known.get(connection) ?? build(connection);
    known.set(connection, built);
    return built;
  };
}
