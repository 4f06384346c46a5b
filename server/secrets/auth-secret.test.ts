import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { lockInstallation } from '../database/migrations/installation-table.ts';
import { connect, type Pool } from '../database/pool/connection.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { StartupError } from '../startup-error.ts';
import { persistedAuthSecret } from './auth-secret.ts';

let own: TestDatabase;
let database: Pool;
let directory: string;
beforeAll(async () => {
  own = await createTestDatabase();
  database = connect(own.url, 2);
});
afterAll(async () => {
  await database.close();
  await own.remove();
});
beforeEach(async () => {
  directory = await mkdtemp(join(inject('cluster').directory, 'secret-'));
  await database.sql`delete from installation`;
});
afterEach(() => rm(directory, { recursive: true }));

const startOnce = () => database.transaction(lockInstallation);

test('the secret is made at the first start, kept for its owner only, and leaves nothing else behind', async () => {
  const data = join(directory, 'new');
  const first = await persistedAuthSecret(data, database.db);
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect((await stat(join(data, 'auth-secret'))).mode & 0o777).toBe(0o600);
  expect(await readdir(data)).toEqual(['auth-secret']);
  await startOnce();
  expect(await persistedAuthSecret(data, database.db)).toBe(first);
});

test('a lost secret of a database in use is refused, not replaced', async () => {
  await startOnce();
  const file = join(directory, 'auth-secret');
  await expect(persistedAuthSecret(directory, database.db)).rejects.toThrow(
    new StartupError(
      `${file} is missing; restore it from a backup, or set AUTH_SECRET to a new one: second factors and links in mails are lost then`,
    ),
  );
  expect(await readdir(directory)).toEqual([]);
  await writeFile(file, '');
  await expect(persistedAuthSecret(directory, database.db)).rejects.toThrow(
    `${file} is empty; restore it from a backup`,
  );
});

test('a data directory that is a file is named', async () => {
  const file = join(directory, 'data');
  await writeFile(file, 'x');
  await expect(persistedAuthSecret(file, database.db)).rejects.toThrow(
    /cannot be made: a file is in the way/,
  );
});
