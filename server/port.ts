import cluster from 'node:cluster';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartupError } from './startup-error.ts';

const SHARES_PORTS: readonly string[] = ['linux', 'freebsd'];

interface Address {
  host: string;
  port: number;
}

/** The variables that say so. */
interface AddressSettings {
  port: string;
  host: string;
}

/** Throws a `StartupError` when somebody listens there already. */
export async function refuseTakenPort({ host, port }: Address): Promise<void> {
  const probe = createServer();
  await new Promise<void>((free, taken) => {
    probe.once('error', (error) => taken(portTrouble(error, { host, port })));
    probe.listen(port, host, () => probe.close(() => free()));
  });
}

/**
 * Of several processes each listens for itself where the system shares out a port's connections: one that is killed takes
 * none with it that it has not accepted. Elsewhere the process that started them hands connections out.
 */
export async function listen(app: FastifyInstance, address: Address): Promise<void> {
  const reusePort = cluster.isWorker && SHARES_PORTS.includes(process.platform);
  await app.listen({ ...address, ...(reusePort && { reusePort }) }).catch((error: unknown) => {
    throw portTrouble(error, address);
  });
}

export function portTrouble(
  error: unknown,
  { host, port, settings = { port: 'PORT', host: 'HOST' } }: Address & { settings?: AddressSettings },
): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE')
    return new StartupError(`port ${port} is taken; stop what uses it or set ${settings.port} to another`);
  if (code === 'EACCES')
    return new StartupError(
      `port ${port} may not be used by this account; set ${settings.port} to 1024 or more`,
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartupError(`this machine has no address ${host}; set ${settings.host} to one it has`);
  return error;
}
