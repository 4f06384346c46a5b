import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { readArchive } from './read-archive.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'groundswell-archive-'));
});
afterAll(() => rm(directory, { recursive: true }));

/** 9 kB that decompress to 300 MB. */
const letters = zstdCompressSync(Buffer.alloc(300_000_000, 'x'));

test.each([
  ['one block of the file', 1],
  ['two blocks, of which the reader needs the first', 10],
  ['three blocks', 16],
])('an endless first line is rejected: %s', async (_, frames) => {
  const file = join(directory, 'endless.backup');
  await writeFile(file, Buffer.concat(Array.from({ length: frames }, () => letters)));
  const before = process.memoryUsage().rss;
  await expect(readArchive(file)).rejects.toThrow(new StartupError(`${file} is not a backup of Groundswell`));
  expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
});
