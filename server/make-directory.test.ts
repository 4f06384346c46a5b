import { lstat, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeDirectory } from './make-directory.ts';

let base: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'groundswell-directory-'));
});
afterEach(() => rm(base, { recursive: true }));

const codeOf = (making: Promise<void>) => making.catch(({ code }: NodeJS.ErrnoException) => code);

test('missing parents are created with the same mode, also concurrently', async () => {
  const path = join(base, 'a/b/c');
  await Promise.all([makeDirectory(path, 0o700), makeDirectory(path, 0o700), makeDirectory(path, 0o700)]);
  for (const made of [path, join(base, 'a/b'), join(base, 'a')])
    expect((await stat(made)).mode & 0o777, made).toBe(0o700);
});

test('an existing directory is left unchanged, also behind a link', async () => {
  const real = join(base, 'real');
  await mkdir(real, 0o750);
  await writeFile(join(real, 'file'), 'content');
  await symlink(real, join(base, 'link'));
  await makeDirectory(join(base, 'link'), 0o700);
  await makeDirectory(real, 0o700);
  expect((await stat(real)).mode & 0o777).toBe(0o750);
  expect((await lstat(join(base, 'link'))).isSymbolicLink()).toBe(true);
  expect(await readFile(join(real, 'file'), 'utf8')).toBe('content');
});

test('a file in the way is an error', async () => {
  await writeFile(join(base, 'file'), '');
  expect(await codeOf(makeDirectory(join(base, 'file')))).toBe('EEXIST');
  expect(await codeOf(makeDirectory(join(base, 'file/below')))).toBe('ENOTDIR');
  await symlink(join(base, 'nowhere'), join(base, 'dangling'));
  expect(await codeOf(makeDirectory(join(base, 'dangling/below')))).toBe('EEXIST');
});

// Node’s `recursive` never returns from there and cannot be interrupted.
test.skipIf(process.platform !== 'linux')('a file system that accepts no files is an error', async () => {
  expect(await codeOf(makeDirectory('/proc/groundswell/postgres'))).toBe('ENOENT');
});
