import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { startEmbeddedCluster } from '../database/embedded/embedded-cluster.ts';
import { holdsCluster, runningCluster } from '../database/embedded/running-cluster.ts';
import { requireSupportedPostgres } from '../database/migrations/migrate.ts';
import type { Environment } from '../environment.ts';
import { AUTH_SECRET_FILE } from '../secrets/auth-secret.ts';
import { StartupError } from '../startup-error.ts';

type Place = Pick<Environment, 'dataDirectory' | 'databaseUrl' | 'authSecret'>;

/** Calls `work` with the installation's database, whether the product runs or not. */
export async function withDatabaseToRead<Result>(
  place: Place,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  if (place.databaseUrl) return work(await answering(place.databaseUrl));
  const directory = clusterOf(place);
  const running = await runningCluster(directory);
  if (running) return work(running);
  if (!(await holdsCluster(directory)))
    throw new StartupError(`there is nothing to back up: no database was ever made in ${directory}`);
  return withCluster(directory, work);
}

/** Calls `work` with the installation's database, which is made if need be; throws where the product runs on it. */
export async function withDatabaseToFill<Result>(
  place: Place,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  return place.databaseUrl ? work(await answering(place.databaseUrl)) : withCluster(clusterOf(place), work);
}

/** One connection that stays as long as it is needed. */
export function connectOnce(url: string, name: string): postgres.Sql {
  return postgres(url, {
    max: 1,
    max_lifetime: null,
    onnotice: () => {},
    connection: { application_name: `groundswell ${name}` },
  });
}

/** The secret that the product makes for itself; an operator's own is kept by the operator. */
export async function persistedSecretOf({ authSecret, dataDirectory }: Place): Promise<Buffer | undefined> {
  if (authSecret) return undefined;
  return readFile(join(dataDirectory, AUTH_SECRET_FILE)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Tells whether two secrets are the same, without telling them. */
export function markOf(secret: string | Buffer | undefined): string {
  return secret ? createHmac('sha256', secret).update('groundswell backup').digest('hex').slice(0, 16) : '';
}

async function withCluster<Result>(
  directory: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const cluster = await startEmbeddedCluster({ directory });
  try {
    return await work(cluster.url);
  } finally {
    await cluster.stop();
  }
}

async function answering(url: string): Promise<string> {
  await requireSupportedPostgres(url);
  return url;
}

function clusterOf({ dataDirectory }: Place): string {
  return join(dataDirectory, 'postgres');
}
