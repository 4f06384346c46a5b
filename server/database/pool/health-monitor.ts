import { setImmediate as afterTheRest, setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { connect, type Database, type Pool } from './connection.ts';
import { DatabaseUnresponsive } from './transient-errors.ts';

const PROBE_INTERVAL_MS = 1_000;
const PROBE_INTERVAL_WHILE_UNRESPONSIVE_MS = 200;
const PROBE_TIMEOUT_MS = 4_000;

/**
 * Probes the database every second over a dedicated connection. While it is unresponsive, new calls are
 * rejected immediately (`refuseWhileUnresponsive`), and calls that wait on a dead connection fail because it
 * is cut. Returns a function that stops the monitor.
 */
export function monitorDatabase(
  {
    url,
    pools,
    log,
    name = 'The database',
  }: { url: string; pools: readonly Pool[]; log: FastifyBaseLogger; name?: string },
  timeoutMs = PROBE_TIMEOUT_MS,
): () => Promise<void> {
  const own = connect(url, 1);
  const end = new AbortController();
  let isSilent = false;

  const setUnresponsive = (silent: boolean) => {
    if (silent === isSilent) return;
    isSilent = silent;
    for (const pool of pools) pool.silent = silent;
    if (silent) log.error(`${name} is not responding; rejecting calls until it recovers`);
    else log.info(`${name} is responding again`);
  };

  const watch = async () => {
    for (let failures = 0, isCut = false; !end.signal.aborted; ) {
      const outcome = await probe(own, timeoutMs);
      if (end.signal.aborted) return;
      failures = outcome === 'ok' ? 0 : failures + 1;
      // Cuts only once, because cutting a connection that is being opened would keep it from ever detecting
      // the failure.
      if (outcome === 'timeout' && !isCut) for (const pool of [own, ...pools]) pool.cut();
      isCut = outcome !== 'ok' && (isCut || outcome === 'timeout');
      // A single failure may be this connection’s own.
      if (outcome === 'timeout' || failures !== 1) setUnresponsive(failures > 0);
      await pause(failures > 0 ? PROBE_INTERVAL_WHILE_UNRESPONSIVE_MS : PROBE_INTERVAL_MS, undefined, {
        signal: end.signal,
      }).catch(() => {});
    }
  };
  const watching = watch();

  return async () => {
    end.abort();
    await own.close();
    await watching;
  };
}

/** Throws while the health monitor finds the database unresponsive. */
export function refuseWhileUnresponsive({ silent }: Database): void {
  if (silent) throw new DatabaseUnresponsive('The database is not responding.');
}

async function probe({ sql }: Database, timeoutMs: number): Promise<'ok' | 'failed' | 'timeout'> {
  let outcome: 'ok' | 'failed' | undefined;
  const timeout = new AbortController();
  const query = sql`select 1`
    .then(
      () => 'ok' as const,
      () => 'failed' as const,
    )
    .then((result) => {
      outcome = result;
      timeout.abort();
    });
  await Promise.race([
    query,
    // If this process itself was busy, reads what has arrived before deciding.
    pause(timeoutMs, undefined, { signal: timeout.signal })
      .then(() => afterTheRest())
      .then(() => afterTheRest())
      .catch(() => {}),
  ]);
  return outcome ?? 'timeout';
}
