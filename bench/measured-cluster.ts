import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Pool, WITHOUT_LIMITS } from '#server/database/connection.ts';
import { startEmbeddedCluster } from '#server/database/embedded-cluster.ts';
import { migrate } from '#server/database/migrate.ts';

export interface MeasuredCluster {
  url: string;
  database: Pool;
  directory: string;
  /** Undone after the work, the last first, before PostgreSQL ends. */
  ends: (() => Promise<unknown>)[];
}

/** A PostgreSQL of its own with the product's tables, gone afterwards, also where somebody presses Ctrl-C. */
export async function withCluster<Result>(
  work: (cluster: MeasuredCluster) => Promise<Result>,
  { durable = true } = {},
): Promise<Result> {
  const directory = await mkdtemp(join(tmpdir(), 'groundswell-bench-'));
  const ends: (() => Promise<unknown>)[] = [() => rm(directory, { recursive: true, force: true })];
  let ended: Promise<void> | undefined;
  const end = () => {
    ended ??= (async () => {
      for (const undo of ends.reverse()) await undo().catch((error: unknown) => console.error(error));
    })();
    return ended;
  };
  const interrupted = () => void end().then(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, interrupted);
  try {
    const cluster = await startEmbeddedCluster({ directory, durable });
    ends.push(cluster.stop);
    await migrate(cluster.url);
    const database = connect(cluster.url, 4, WITHOUT_LIMITS);
    ends.push(database.close);
    return await work({ url: cluster.url, database, directory, ends });
  } finally {
    await end();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupted);
  }
}
