import type { Dependencies } from '../dependencies.ts';
import type { Worker } from '../jobs/jobs.ts';
import { cancelDeletions, listDueDeletions } from './object-deletions-table.ts';

const BATCH = 100;

/** Deletes the objects of deleted files from the bucket. What fails stays due for the next run. */
export function deleteObjects({
  database: { db },
  objectStore,
  now,
}: Pick<Dependencies, 'database' | 'objectStore' | 'now'>): Worker<'object-deletions'> {
  return async () => {
    if (!objectStore) return;
    for (;;) {
      const due = await listDueDeletions(db, now(), BATCH);
      await Promise.all(due.map((id) => objectStore.delete(id)));
      if (due.length > 0) await cancelDeletions(db, due);
      if (due.length < BATCH) return;
    }
  };
}
