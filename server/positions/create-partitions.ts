import type { Dependencies } from '../dependencies.ts';
import { isolateFailures } from '../jobs/isolate-failures.ts';
import type { Worker } from '../jobs/jobs.ts';
import { createPartition, daysAhead } from './position-partitions.ts';

/** Creates the partitions of the coming days in advance. Existing ones stay. */
export function createPartitionsAhead({
  database,
  positionsDatabase = database,
  log,
  now,
}: Pick<Dependencies, 'database' | 'positionsDatabase' | 'log' | 'now'>): Worker<'position-partitions'> {
  return () =>
    isolateFailures(log, 'Partition of positions could not be created', async (attempt) => {
      for (const day of daysAhead(now()))
        await attempt({ day }, () => createPartition(positionsDatabase.sql, day));
    });
}
