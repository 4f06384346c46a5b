import { setTimeout as pause } from 'node:timers/promises';
import { SECOND_MS } from '#domain/calendar/durations.ts';
import { TEST_SCRIPTS } from '#domain/test-numbers/test-scripts.ts';
import type { Dependencies } from '../dependencies.ts';
import { ensureTestOrganisation } from '../organisations/organisations-table.ts';
import { runScript } from './run-script.ts';

/** How often the vehicles of test numbers report. */
const TICK_MS = 10 * SECOND_MS;

/** Runs the scripts of the test numbers until stopped. Returns the function that stops it. */
export function startTestNumbers(dependencies: Dependencies): () => Promise<void> {
  const { log } = dependencies;
  const ending = new AbortController();
  const running = (async () => {
    while (!ending.signal.aborted) {
      await runTestNumbers(dependencies).catch((error: unknown) =>
        log.warn({ err: error }, 'The test numbers could not be moved'),
      );
      await pause(TICK_MS, undefined, { signal: ending.signal }).catch(() => {});
    }
  })();
  return async () => {
    ending.abort();
    await running;
  };
}

/** Each number in a separate transaction, so that locks are short and one that fails stops no other. */
export async function runTestNumbers(dependencies: Dependencies): Promise<void> {
  const { database, log } = dependencies;
  await ensureTestOrganisation(database.db);
  for (const script of TEST_SCRIPTS)
    await database
      .transaction((transaction) => runScript(transaction, dependencies, script))
      .catch((error: unknown) =>
        log.warn({ err: error, tracking_number: script.tracking_number }, 'A test number could not be moved'),
      );
}
