import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import type { TestCluster } from './test-cluster.ts';

export type TestDatabase = {
  url: string;
  /** Closes remaining connections and drops the database. */
  remove(): Promise<void>;
};

/**
 * Creates an empty database with the product’s tables for one test file; takes about 20 ms in memory, 250 ms on a disk.
 *
 * @param from an existing database of the test cluster to copy instead; it must have no connections.
 */
export async function createTestDatabase(from?: string): Promise<TestDatabase> {
  const cluster = inject('cluster');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await inCluster(
    cluster,
    (sql) => sql`create database ${sql(name)} template ${sql(from ?? cluster.template)} strategy file_copy`,
  );
  const url = new URL(cluster.url);
  url.pathname = name;
  return {
    url: url.href,
    remove: () => inCluster(cluster, (sql) => sql`drop database ${sql(name)} with (force)`),
  };
}

async function inCluster(cluster: TestCluster, work: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(cluster.url, { max: 1 });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}
