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

test('the secret is generated at the first start, readable by its owner only, and leaves no other file behind', async () => {
  const data = join(directory, 'new');
  const first = await persistedAuthSecret(data, database.db);
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect((await stat(join(data, 'auth-secret'))).mode & 0o777).toBe(0o600);
  expect(await readdir(data)).toEqual(['auth-secret']);
  await startOnce();
  expect(await persistedAuthSecret(data, database.db)).toBe(first);
});

test('a missing secret of a database in use is an error, and is not replaced', async () => {
  await startOnce();
  const file = join(directory, 'auth-secret');
  await expect(persistedAuthSecret(directory, database.db)).rejects.toThrow(
    new StartupError(
      `${file} is missing; restore it from a backup, or set AUTH_SECRET to a new secret; second factors and links in sent e-mails then stop working`,
    ),
  );
  expect(await readdir(directory)).toEqual([]);
  await writeFile(file, '');
  await expect(persistedAuthSecret(directory, database.db)).rejects.toThrow(
    `${file} is empty; restore it from a backup`,
  );
});

test('an error names a data directory that is a file', async () => {
  const file = join(directory, 'data');
  await writeFile(file, 'x');
  await expect(persistedAuthSecret(file, database.db)).rejects.toThrow(
    /cannot be created: a file is in the way/,
  );
});
