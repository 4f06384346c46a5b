import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { startEmbeddedCluster } from './embedded/embedded-cluster.ts';
import { migrate } from './migrations/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: TestCluster;
    /** `TEST_DATABASE_URL`: URL of a superuser of another cluster; if empty, the tests start the embedded one. */
    testDatabaseUrl: string;
  }
}

export type TestCluster = {
  /** A directory for tests’ files; removed with its contents when the run ends, even if a run was killed. */
  directory: string;
  /** Connects as superuser to a database that no test uses. */
  url: string;
  /** The template database with the product’s empty tables. */
  template: string;
};

const TEMPLATE = 'test_template';

type Running = { cluster: TestCluster; stop(): Promise<void> };

/**
 * Each vitest project loads this module separately in the same process; they share one cluster through this
 * key.
 */
const shared = Symbol.for('groundswell.test-cluster');
const everywhere = globalThis as { [shared]?: { running: Promise<Running>; users: number } };

/** Vitest’s global set-up for projects with a database: one cluster for the whole run, migrated once. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  everywhere[shared] ??= { running: start(project.config.provide.testDatabaseUrl), users: 0 };
  const share = everywhere[shared];
  share.users += 1;
  project.provide('cluster', (await share.running).cluster);
  return async () => {
    share.users -= 1;
    if (share.users > 0) return;
    delete everywhere[shared];
    await (await share.running).stop();
  };
}

async function start(givenUrl: string | undefined): Promise<Running> {
  // The next `npm test` finds it by this name if the run is killed.
  const directory = await mkdtemp(join(tmpdir(), `groundswell-test-${process.pid}-`));
  // PostgreSQL, which doesn’t run as root, must be able to enter.
  await chmod(directory, 0o711);
  const server = givenUrl
    ? await givenCluster(givenUrl)
    : await startEmbeddedCluster({ directory: join(directory, 'postgres'), durable: false });
  const stop = async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  };
  try {
    await makeTemplate(server.url);
    return { cluster: { directory, url: server.url, template: TEMPLATE }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function givenCluster(url: string): Promise<{ url: string; stop(): Promise<void> }> {
  await dropTemplate(url);
  return { url, stop: () => dropTemplate(url) };
}

async function makeTemplate(clusterUrl: string): Promise<void> {
  const url = new URL(clusterUrl);
  url.pathname = TEMPLATE;
  const sql = postgres(clusterUrl, { max: 1 });
  try {
    await sql`create database ${sql(TEMPLATE)}`;
    await migrate(url.href);
  } finally {
    await sql.end();
  }
}

/** An interrupted run leaves its template in a cluster that outlives it. */
async function dropTemplate(clusterUrl: string): Promise<void> {
  const sql = postgres(clusterUrl, { max: 1, onnotice: () => {} });
  try {
    await sql`drop database if exists ${sql(TEMPLATE)} with (force)`;
  } finally {
    await sql.end();
  }
}
