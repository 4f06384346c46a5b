import type { Connection } from '../pool/connection.ts';

/**
 * Caches built statements per connection, with placeholders for the parameters. Building a statement takes
 * Drizzle as long as sending it and reading its result.
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
