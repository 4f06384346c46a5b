import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedCluster } from '#server/database/embedded/embedded-cluster.ts';
import { migrate } from '#server/database/migrations/migrate.ts';
import { connect, type Pool, WITHOUT_LIMITS } from '#server/database/pool/connection.ts';
import { type Cleanups, withCleanup } from './support/with-cleanup.ts';

export interface MeasuredCluster {
  url: string;
  database: Pool;
  directory: string;
  /** Clean-up callbacks, run in reverse order before PostgreSQL stops. */
  ends: Cleanups;
}

/** Runs work on a temporary PostgreSQL with the product's tables, which is deleted afterwards, also on Ctrl-C. */
export function withCluster<Result>(
  work: (cluster: MeasuredCluster) => Promise<Result>,
  { durable = true } = {},
): Promise<Result> {
  return withCleanup(async (ends) => {
    const directory = await mkdtemp(join(tmpdir(), 'groundswell-bench-'));
    ends.push(() => rm(directory, { recursive: true, force: true }));
    const cluster = await startEmbeddedCluster({ directory, durable });
    ends.push(cluster.stop);
    await migrate(cluster.url);
    const database = connect(cluster.url, 4, WITHOUT_LIMITS);
    ends.push(database.close);
    return work({ url: cluster.url, database, directory, ends });
  });
}
