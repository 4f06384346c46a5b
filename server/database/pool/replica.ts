import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { connect, type Database } from './connection.ts';

const CONNECTIONS = 10;
const PROBE_INTERVAL_MS = 500;
const PROBE_TIMEOUT_MS = 4_000;
/** The largest replication lag that reads may see. */
const MAX_LAG_MS = 30_000;

/** A read replica, for reads that tolerate replication lag. */
export interface Replica {
  /** Null while the replica is down or lags further behind; use the primary then. */
  fit(max_lag_ms?: number): Database | null;
  /** Reports a failed read: the replica is not used until the next successful probe. */
  failed(): void;
  close(): Promise<void>;
}

export function openReplica({ url, log }: { url: string; log: FastifyBaseLogger }): Replica {
  const database = connect(url, CONNECTIONS);
  const ending = new AbortController();
  let isFit = false;
  let lag_ms = Number.POSITIVE_INFINITY;
  let wasFit: boolean | undefined;

  const setFit = (fit: boolean) => {
    isFit = fit;
    if (fit === wasFit) return;
    if (!fit) log.warn('The replica is down or lags too far behind; reading from the primary');
    else if (wasFit === false) log.info('The replica is available again');
    wasFit = fit;
  };
  const watching = (async () => {
    while (!ending.signal.aborted) {
      const behind_ms = await Promise.race([
        lagOf(database).catch(() => Number.POSITIVE_INFINITY),
        pause(PROBE_TIMEOUT_MS, 'timeout' as const, { signal: ending.signal }).catch(() => 0),
      ]);
      if (ending.signal.aborted) return;
      if (behind_ms === 'timeout') database.cut();
      lag_ms = typeof behind_ms === 'number' ? behind_ms : Number.POSITIVE_INFINITY;
      setFit(lag_ms <= MAX_LAG_MS);
      await pause(PROBE_INTERVAL_MS, undefined, { signal: ending.signal }).catch(() => {});
    }
  })();

  return {
    fit: (max_lag_ms = MAX_LAG_MS) => (isFit && lag_ms <= max_lag_ms ? database : null),
    failed: () => setFit(false),
    async close() {
      ending.abort();
      await database.close();
      await watching;
    },
  };
}

/**
 * The lag in ms. A streaming standby that has replayed all it received has none, however long nothing was
 * written.
 */
async function lagOf({ sql }: Database): Promise<number> {
  const [row] = await sql<{ behind_ms: number | null; is_level: boolean }[]>`
    select
      case when pg_is_in_recovery()
        then extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 * 1000
      end as behind_ms,
      pg_is_in_recovery() and pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn()
        and exists (select from pg_stat_wal_receiver) as is_level`;
  return row?.is_level ? 0 : (row?.behind_ms ?? 0);
}
