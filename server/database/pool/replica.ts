import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { connect, type Database } from './connection.ts';

const CONNECTIONS = 10;
const LOOK_MS = 2_000;
const LONGEST_LOOK_MS = 4_000;
/** What may lag at all is not told later than this. */
const MOST_BEHIND_MS = 30_000;

/** A copy of the database for reads that need not know of the last seconds. */
export interface Replica {
  /** Null while it is away or too far behind: then the primary is asked. */
  fit(): Database | null;
  /** A read of it failed: it is left out until it has answered again. */
  failed(): void;
  close(): Promise<void>;
}

export function openReplica({ url, log }: { url: string; log: FastifyBaseLogger }): Replica {
  const database = connect(url, CONNECTIONS);
  const ending = new AbortController();
  let isFit = false;
  let wasFit: boolean | undefined;

  const tell = (fit: boolean) => {
    isFit = fit;
    if (fit === wasFit) return;
    if (!fit) log.warn('The replica is away or too far behind; the primary answers in its place');
    else if (wasFit === false) log.info('The replica answers again');
    wasFit = fit;
  };
  const watching = (async () => {
    while (!ending.signal.aborted) {
      const behind_ms = await Promise.race([
        behindBy(database).catch(() => Number.POSITIVE_INFINITY),
        pause(LONGEST_LOOK_MS, 'nothing' as const, { signal: ending.signal }).catch(() => 0),
      ]);
      if (ending.signal.aborted) return;
      if (behind_ms === 'nothing') database.cut();
      tell(typeof behind_ms === 'number' && behind_ms <= MOST_BEHIND_MS);
      await pause(LOOK_MS, undefined, { signal: ending.signal }).catch(() => {});
    }
  })();

  return {
    fit: () => (isFit ? database : null),
    failed: () => tell(false),
    async close() {
      ending.abort();
      await database.close();
      await watching;
    },
  };
}

/** A standby that has replayed all it received, and receives, is not behind, however long nothing was written. */
async function behindBy({ sql }: Database): Promise<number> {
  const [row] = await sql<{ behind_ms: number | null; is_level: boolean }[]>`
    select
      case when pg_is_in_recovery()
        then extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 * 1000
      end as behind_ms,
      pg_is_in_recovery() and pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn()
        and exists (select from pg_stat_wal_receiver) as is_level`;
  return row?.is_level ? 0 : (row?.behind_ms ?? 0);
}
