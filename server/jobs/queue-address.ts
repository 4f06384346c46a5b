import { checkServerIdentity, type PeerCertificate } from 'node:tls';
import type { ConstructorOptions } from 'pg-boss';
import { type DatabaseHost, databaseHosts } from '../database/pool/database-url.ts';
import { locatorOf, PrimarySocket } from '../database/pool/primary-locator.ts';

/** Where the queue’s own driver connects: it supports a single host, so sockets to several go through the locator. */
export function queueAddress(databaseUrl: string): ConstructorOptions {
  const locator = locatorOf(databaseUrl);
  const { hosts } = databaseHosts(databaseUrl);
  const [{ url, host, port }] = hosts;
  if (!locator) return { connectionString: url };
  const { username, password, pathname, searchParams } = new URL(url);
  const target: ConstructorOptions & { stream: () => PrimarySocket } = {
    host,
    port,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
    ssl: tlsOf(searchParams.get('sslmode'), hosts),
    stream: () => new PrimarySocket(locator),
  };
  return target;
}

/** As the product’s driver understands `sslmode`. A certificate may be that of any of the hosts. */
function tlsOf(mode: string | null, hosts: readonly DatabaseHost[]): ConstructorOptions['ssl'] {
  if (!mode || mode === 'disable') return false;
  if (mode !== 'verify-full') return { rejectUnauthorized: false };
  return {
    checkServerIdentity: (_host: string, certificate: PeerCertificate) => {
      const errors = hosts.map(({ host }) => checkServerIdentity(host, certificate));
      return errors.includes(undefined) ? undefined : errors[0];
    },
  };
}
