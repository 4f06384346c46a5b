import { HOUR_MS } from '#domain/calendar/durations.ts';
import type { Dependencies } from '../dependencies.ts';
import { isolateFailures } from '../jobs/isolate-failures.ts';
import type { Worker } from '../jobs/jobs.ts';
import { cancelDeletions, listDueDeletions, postponeDeletions } from './object-deletions-table.ts';

const BATCH = 100;
const POSTPONE_MS = HOUR_MS;

/**
 * Deletes the objects of deleted files from the bucket. One that cannot be deleted is postponed, so that others come first; a
 * batch that fails altogether ends the run, because the bucket then takes no requests.
 */
export function deleteObjects({
  database,
  objectStore,
  log,
  now,
}: Pick<Dependencies, 'database' | 'objectStore' | 'log' | 'now'>): Worker<'object-deletions'> {
  return () =>
    isolateFailures(log, 'Object could not be deleted', async (attempt) => {
      if (!objectStore) return;
      for (;;) {
        const due = await listDueDeletions(database.db, now(), BATCH);
        const deleted = new Set<string>();
        await Promise.all(
          due.map(async (id) => {
            if (await attempt({ file: id }, () => objectStore.delete(id))) deleted.add(id);
          }),
        );
        const failed = due.filter((id) => !deleted.has(id));
        await database.transaction(async (transaction) => {
          await cancelDeletions(transaction, [...deleted]);
          await postponeDeletions(transaction, failed, new Date(now().getTime() + POSTPONE_MS));
        });
        if (due.length < BATCH || deleted.size === 0) return;
      }
    });
}
