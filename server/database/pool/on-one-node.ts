import { setTimeout as pause } from 'node:timers/promises';
import { connect, type Database } from './connection.ts';

const LOCK_RETRY_MS = 1_000;
const LOCK_TIMEOUT_MS = 4_000;

type Stop = () => Promise<unknown>;

/**
 * Leader election: runs singleton work on one of all nodes, the one whose session holds the advisory lock of
 * that name. When that node ends or dies, another takes over. Returns a function that stops it on this node.
 */
export function onOneNode(url: string, name: string, start: () => Stop): Stop {
  const own = connect(url, 1);
  const ending = new AbortController();
  let stop: Stop | undefined;

  const turn = async (isOurs: boolean) => {
    if (isOurs && !stop) stop = start();
    if (isOurs || !stop) return;
    const stopWork = stop;
    stop = undefined;
    await stopWork();
  };
  const running = (async () => {
    while (!ending.signal.aborted) {
      const outcome = await Promise.race([
        holdsLock(own, name).catch(() => false),
        pause(LOCK_TIMEOUT_MS, 'timeout' as const, { signal: ending.signal, ref: false }).catch(() => false),
      ]);
      if (outcome === 'timeout') own.cut();
      await turn(outcome === true && !ending.signal.aborted);
      await pause(LOCK_RETRY_MS, undefined, { signal: ending.signal }).catch(() => {});
    }
    await turn(false);
    await own.close();
  })();

  return async () => {
    ending.abort();
    await running;
  };
}

/** Takes the lock if it is free. Also true for the session that already holds it. */
async function holdsLock({ sql }: Database, name: string): Promise<boolean> {
  const [row] = await sql<{ held: boolean }[]>`
    select pg_try_advisory_lock(hashtextextended(${`groundswell ${name}`}, 0)) as held`;
  return row?.held === true;
}
