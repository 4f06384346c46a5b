import postgres from 'postgres';
import { databaseHosts } from './database-url.ts';
import { trackedSockets } from './tracked-sockets.ts';

type Options = postgres.Options<Record<string, never>>;

/** The driver for a database. Where its address has several hosts, connections go to the one that accepts writes. */
export function openDriver(url: string, options: Options, sockets = trackedSockets(url)): postgres.Sql {
  const [first] = databaseHosts(url).hosts;
  return postgres(first.url, { ...options, socket: sockets.open } as Options);
}
