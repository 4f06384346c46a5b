import cluster from 'node:cluster';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartupError } from './startup-error.ts';

const SHARES_PORTS: readonly string[] = ['linux', 'freebsd'];

interface Address {
  host: string;
  port: number;
}

/** The names of the variables to mention in errors. */
interface AddressSettings {
  port: string;
  host: string;
}

/** Throws a `StartupError` when the port is in use. */
export async function refuseTakenPort({ host, port }: Address): Promise<void> {
  const probe = createServer();
  await new Promise<void>((free, taken) => {
    probe.once('error', (error) => taken(asPortError(error, { host, port })));
    probe.listen(port, host, () => probe.close(() => free()));
  });
}

/**
 * With several processes, each listens itself where the system balances connections (SO_REUSEPORT), so a
 * killed process loses only connections it has accepted. On other systems the primary distributes
 * connections.
 */
export async function listen(app: FastifyInstance, address: Address): Promise<void> {
  const reusePort = cluster.isWorker && SHARES_PORTS.includes(process.platform);
  await app.listen({ ...address, ...(reusePort && { reusePort }) }).catch((error: unknown) => {
    throw asPortError(error, address);
  });
}

export function asPortError(
  error: unknown,
  { host, port, settings = { port: 'PORT', host: 'HOST' } }: Address & { settings?: AddressSettings },
): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE')
    return new StartupError(
      `port ${port} is in use; stop the program that uses it, or set ${settings.port} to another port`,
    );
  if (code === 'EACCES')
    return new StartupError(`this account may not use port ${port}; set ${settings.port} to 1024 or more`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartupError(`this machine has no address ${host}; set ${settings.host} to one it has`);
  return error;
}
