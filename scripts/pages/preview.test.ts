import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { previews } from './preview.ts';

let temporary: string;
beforeEach(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'previews-'));
  vi.stubEnv('TMPDIR', temporary);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(temporary, { recursive: true });
});

test('previews have the size that sites expect, and leave no files behind', async () => {
  const drawn = await previews([
    { path: '/', title: 'Freight that answers' },
    { path: '/track', title: 'Track a shipment' },
  ]);
  expect(drawn.map(({ path }) => path)).toEqual(['/', '/track']);
  for (const { picture } of drawn)
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(await readdir(temporary)).toEqual([]);
});
