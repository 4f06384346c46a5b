import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeDirectory } from '../make-directory.ts';
import { asFileError, StartupError } from '../startup-error.ts';

/**
 * The secret stored in `file`, readable by its owner only. Created on first use, unless `make` rejects. Two
 * processes that start concurrently end up with the same secret.
 */
export async function persistedSecret(file: string, make: () => string | Promise<string>): Promise<string> {
  const draft = `${file}.${randomUUID()}`;
  try {
    const stored = await read(file);
    if (stored !== undefined) return stored;
    await makeDirectory(dirname(file));
    await writeFile(draft, await make(), { mode: 0o600, flag: 'wx' });
    // A hard link, unlike a write, is atomic and never replaces an existing file.
    await link(draft, file).catch(unlessExists);
    return (await read(file)) as string;
  } catch (error) {
    throw asFileError(error, file);
  } finally {
    await rm(draft, { force: true }).catch(() => {});
  }
}

async function read(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === '') throw new StartupError(`${file} is empty; restore it from a backup`);
  return text;
}

function unlessExists(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
