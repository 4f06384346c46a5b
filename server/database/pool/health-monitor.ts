import { setImmediate as afterTheRest, setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { connect, type Database, type Pool } from './connection.ts';
import { DatabaseUnresponsive } from './transient-errors.ts';

const BETWEEN_QUESTIONS_MS = 1_000;
const WHILE_SILENT_MS = 200;
const LONGEST_SILENCE_MS = 4_000;

/**
 * Asks the database every second over a connection of its own. While nothing comes back, calls are refused at once
 * (`refuseWhileUnresponsive`); and what waits on a connection that is open yet dead is told so by cutting it.
 * Returns what ends the watch.
 */
export function monitorDatabase(
  { url, pools, log }: { url: string; pools: readonly Pool[]; log: FastifyBaseLogger },
  longestSilenceMs = LONGEST_SILENCE_MS,
): () => Promise<void> {
  const own = connect(url, 1);
  const end = new AbortController();
  let isSilent = false;

  const tell = (silent: boolean) => {
    if (silent === isSilent) return;
    isSilent = silent;
    for (const pool of pools) pool.silent = silent;
    if (silent) log.error('The database does not answer; calls are refused until it does');
    else log.info('The database answers again');
  };

  const watch = async () => {
    for (let failures = 0, isCut = false; !end.signal.aborted; ) {
      const answer = await askedFor(own, longestSilenceMs);
      if (end.signal.aborted) return;
      failures = answer === 'heard' ? 0 : failures + 1;
      // Once: cut again and again, a connection that is being made would never find out that nobody answers.
      if (answer === 'nothing' && !isCut) for (const pool of [own, ...pools]) pool.cut();
      isCut = answer !== 'heard' && (isCut || answer === 'nothing');
      // One connection may end for its own reasons.
      if (answer === 'nothing' || failures !== 1) tell(failures > 0);
      await pause(failures > 0 ? WHILE_SILENT_MS : BETWEEN_QUESTIONS_MS, undefined, {
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

/** Throws while the watch hears nothing from the database. */
export function refuseWhileUnresponsive({ silent }: Database): void {
  if (silent) throw new DatabaseUnresponsive('The database does not answer.');
}

async function askedFor({ sql }: Database, longestMs: number): Promise<'heard' | 'failed' | 'nothing'> {
  let answer: 'heard' | 'failed' | undefined;
  const patience = new AbortController();
  const asked = sql`select 1`
    .then(
      () => 'heard' as const,
      () => 'failed' as const,
    )
    .then((given) => {
      answer = given;
      patience.abort();
    });
  await Promise.race([
    asked,
    // A process that was busy itself reads what has arrived before it judges.
    pause(longestMs, undefined, { signal: patience.signal })
      .then(() => afterTheRest())
      .then(() => afterTheRest())
      .catch(() => {}),
  ]);
  return answer ?? 'nothing';
}
