import type { Dependencies } from '../dependencies.ts';
import type { Worker } from '../jobs/jobs.ts';
import { createPartition, daysAhead } from './position-partitions.ts';

/** Creates the partitions of the coming days in advance. Existing ones stay. */
export function createPartitionsAhead({
  database,
  positionsDatabase = database,
  now,
}: Pick<Dependencies, 'database' | 'positionsDatabase' | 'now'>): Worker<'position-partitions'> {
  return async () => {
    for (const day of daysAhead(now())) await createPartition(positionsDatabase.sql, day);
  };
}
