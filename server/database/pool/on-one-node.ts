import { setTimeout as pause } from 'node:timers/promises';
import { connect, type Database } from './connection.ts';

const LOOK_MS = 1_000;
const LONGEST_SILENCE_MS = 4_000;

type Stop = () => Promise<unknown>;

/**
 * Does on one of all nodes what must not be done twice at the same time: on the one whose session in the database holds the
 * lock of that name. When it ends or dies, another takes over. Returns what ends it here.
 */
export function onOneNode(url: string, name: string, start: () => Stop): Stop {
  const own = connect(url, 1);
  const ending = new AbortController();
  let stop: Stop | undefined;

  const turn = async (isOurs: boolean) => {
    if (isOurs && !stop) stop = start();
    if (isOurs || !stop) return;
    const undo = stop;
    stop = undefined;
    await undo();
  };
  const running = (async () => {
    while (!ending.signal.aborted) {
      const answer = await Promise.race([
        holdsLock(own, name).catch(() => false),
        pause(LONGEST_SILENCE_MS, 'nothing' as const, { signal: ending.signal, ref: false }).catch(
          () => false,
        ),
      ]);
      if (answer === 'nothing') own.cut();
      await turn(answer === true && !ending.signal.aborted);
      await pause(LOOK_MS, undefined, { signal: ending.signal }).catch(() => {});
    }
    await turn(false);
    await own.close();
  })();

  return async () => {
    ending.abort();
    await running;
  };
}

/** Takes it if it is free; asked again in the session that has it, the answer is yes. */
async function holdsLock({ sql }: Database, name: string): Promise<boolean> {
  const [row] = await sql<{ held: boolean }[]>`
    select pg_try_advisory_lock(hashtextextended(${`groundswell ${name}`}, 0)) as held`;
  return row?.held === true;
}
