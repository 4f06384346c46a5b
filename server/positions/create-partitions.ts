import type { Dependencies } from '../dependencies.ts';
import type { Worker } from '../jobs/jobs.ts';
import { createPartition, daysAhead } from './position-partitions.ts';

/** Gives history its next days before anybody needs them. Days that are there stay as they are. */
export function createPartitionsAhead({
  database: { sql },
  now,
}: Pick<Dependencies, 'database' | 'now'>): Worker<'position-days'> {
  return async () => {
    for (const day of daysAhead(now())) await createPartition(sql, day);
  };
}
