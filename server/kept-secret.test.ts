import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { keptAuthSecret } from './auth-secret.ts';
import { keptSecret } from './kept-secret.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(inject('cluster').directory, 'secret-'));
});
afterEach(() => rm(directory, { recursive: true }));

test('a secret is made once, kept for its owner only, and leaves nothing else behind', async () => {
  const data = join(directory, 'new');
  const first = await keptAuthSecret(data);
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(await keptAuthSecret(data)).toBe(first);
  expect((await stat(join(data, 'auth-secret'))).mode & 0o777).toBe(0o600);
  expect(await readdir(data)).toEqual(['auth-secret']);
});

test('processes that start at once agree on one secret', async () => {
  let made = 0;
  const file = join(directory, 'secret');
  const secrets = await Promise.all(Array.from({ length: 8 }, () => keptSecret(file, () => `${++made}`)));
  expect(new Set(secrets).size).toBe(1);
});

test('an emptied file is refused, not replaced', async () => {
  const file = join(directory, 'secret');
  await writeFile(file, '');
  await expect(keptSecret(file, () => 'new')).rejects.toThrow(`${file} is empty; restore it from a backup`);
});

test('a data directory that is a file is named', async () => {
  const file = join(directory, 'data');
  await writeFile(file, 'x');
  await expect(keptAuthSecret(file)).rejects.toThrow(/cannot be made: a file is in the way/);
});
