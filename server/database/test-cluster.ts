import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { startEmbeddedCluster } from './embedded/embedded-cluster.ts';
import { migrate } from './migrations/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: TestCluster;
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

type Running = { cluster: TestCluster; stop(): Promise<void> };

/**
 * Each vitest project loads this module separately in the same process; they share one cluster through this
 * key.
 */
const shared = Symbol.for('groundswell.test-cluster');
const everywhere = globalThis as { [shared]?: { running: Promise<Running>; users: number } };

/** Vitest’s global set-up for projects with a database: one cluster for the whole run, migrated once. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  everywhere[shared] ??= { running: start(), users: 0 };
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

async function start(): Promise<Running> {
  const directory = resolve(import.meta.dirname, `../../.data/test-${process.pid}`);
  const server = await startEmbeddedCluster({ directory: join(directory, 'postgres'), durable: false });
  const stop = async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  };
  try {
    const template = await makeTemplate(server.url);
    return { cluster: { directory, url: server.url, template }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function makeTemplate(clusterUrl: string): Promise<string> {
  const template = 'test_template';
  const url = new URL(clusterUrl);
  url.pathname = template;
  const sql = postgres(clusterUrl, { max: 1 });
  try {
    await sql`create database ${sql(template)}`;
    await migrate(url.href);
  } finally {
    await sql.end();
  }
  return template;
}
