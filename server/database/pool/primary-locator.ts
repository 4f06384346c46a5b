import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { type DatabaseHost, databaseHosts } from './database-url.ts';

const CONNECT_SECONDS = 2;
const PROBE_TIMEOUT_MS = 3_000;
/** How often the hosts are probed while there is no primary, regardless of how many connections wait. */
const SEARCH_INTERVAL_MS = 200;

/** No host of the cluster accepts writes, as during a fail-over. */
class NoPrimary extends Error {
  override readonly name = 'NoPrimary';
  readonly code = 'NO_PRIMARY';
}

/**
 * Finds the host of a cluster that accepts writes. All connections of this process share what was found, until
 * one of theirs breaks. The driver’s own support of several hosts neither reports a failed connection nor
 * covers the job queue’s driver.
 */
class PrimaryLocator {
  readonly #hosts: readonly DatabaseHost[];
  #search: Promise<DatabaseHost> | undefined;
  #found: DatabaseHost | undefined;

  constructor(hosts: readonly DatabaseHost[]) {
    this.#hosts = hosts;
  }

  async locate(): Promise<DatabaseHost> {
    if (this.#found) return this.#found;
    this.#search ??= this.#probeAll();
    return this.#search;
  }

  /** A connection to this host has ended: perhaps it is no longer the primary. */
  forget(host: DatabaseHost): void {
    if (this.#found === host) this.#found = undefined;
  }

  #probeAll(): Promise<DatabaseHost> {
    const search = Promise.any(
      this.#hosts.map(async (host) => {
        if (!(await acceptsWrites(host.url))) throw new NoPrimary('This host is a standby.');
        return host;
      }),
    );
    search.then(
      (host) => {
        this.#found = host;
        this.#search = undefined;
      },
      async () => {
        await pause(SEARCH_INTERVAL_MS, undefined, { ref: false });
        this.#search = undefined;
      },
    );
    return search.catch((cause: unknown) => {
      throw new NoPrimary('No host of the database accepts writes.', { cause });
    });
  }
}

const locators = new Map<string, PrimaryLocator>();

/** The locator of a cluster; undefined where the address names one server, whatever its role. */
export function locatorOf(url: string): PrimaryLocator | undefined {
  const { hosts, needsPrimary } = databaseHosts(url);
  if (!needsPrimary) return undefined;
  const name = hosts.map((host) => host.url).join();
  const locator = locators.get(name) ?? new PrimaryLocator(hosts);
  locators.set(name, locator);
  return locator;
}

/** A socket for drivers that connect it themselves: it goes to the primary instead of the given host. */
export class PrimarySocket extends Socket {
  readonly #locator: PrimaryLocator;

  constructor(locator: PrimaryLocator) {
    super();
    this.#locator = locator;
  }

  override connect(): this {
    this.#locator.locate().then(
      (host) => {
        this.once('close', () => this.#locator.forget(host));
        if (!this.destroyed) super.connect(host.port, host.host);
      },
      (error: Error) => this.destroy(error),
    );
    return this;
  }
}

async function acceptsWrites(url: string): Promise<boolean> {
  const sql = postgres(url, {
    max: 1,
    connect_timeout: CONNECT_SECONDS,
    fetch_types: false,
    prepare: false,
    onnotice: () => {},
    connection: { application_name: 'groundswell' },
  });
  const timeout = new AbortController();
  try {
    const [row] = await Promise.race([
      sql<{ accepts: boolean }[]>`
        select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as accepts`,
      pause(PROBE_TIMEOUT_MS, [], { signal: timeout.signal, ref: false }),
    ]);
    return row?.accepts === true;
  } finally {
    timeout.abort();
    sql.end({ timeout: 0 }).catch(() => {});
  }
}
