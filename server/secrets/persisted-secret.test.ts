import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { persistedSecret } from './persisted-secret.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(inject('cluster').directory, 'secret-'));
});
afterEach(() => rm(directory, { recursive: true }));

test('processes that start concurrently agree on one secret', async () => {
  let made = 0;
  const file = join(directory, 'secret');
  const secrets = await Promise.all(
    Array.from({ length: 8 }, () => persistedSecret(file, () => `${++made}`)),
  );
  expect(new Set(secrets).size).toBe(1);
});

test('an empty file is an error, and is not replaced', async () => {
  const file = join(directory, 'secret');
  await writeFile(file, '');
  await expect(persistedSecret(file, () => 'new')).rejects.toThrow(
    `${file} is empty; restore it from a backup`,
  );
});
