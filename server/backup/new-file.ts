import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { makeDirectory } from '../make-directory.ts';
import { StartupError } from '../startup-error.ts';

/**
 * Lets `write` fill a file that only its owner can read. The file gets its name only once it is complete and
 * flushed to disk; after a failure there is no file. Never replaces a file.
 */
export async function newFile(path: string, write: (stream: Writable) => Promise<void>): Promise<number> {
  const partial = `${path}.partial`;
  try {
    await refuseTaken(path);
    await makeDirectory(dirname(path), 0o700);
    await (await open(partial, 'wx', 0o600)).close();
    try {
      await write(createWriteStream(partial, { flush: true }));
      const { size } = await stat(partial);
      // A concurrent writer of the same name uses the same partial file.
      await refuseTaken(path);
      await rename(partial, path);
      await syncFolder(dirname(path));
      return size;
    } finally {
      await rm(partial, { force: true });
    }
  } catch (error) {
    throw asFileError(error, path, partial);
  }
}

async function refuseTaken(path: string): Promise<void> {
  if (await stat(path).catch(() => undefined))
    throw new StartupError(`${path} already exists and is not overwritten; choose another name`);
}

/** Syncs the folder, because otherwise a power loss may lose the name. Not supported on Windows. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

function asFileError(error: unknown, path: string, partial: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST')
    return new StartupError(
      `${partial} exists: another backup is being written, or one was interrupted; in that case remove it`,
    );
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new StartupError(`${path} cannot be written: the disk is full; no file was written`);
  if (code && syscall) return new StartupError(`${path} cannot be written (${code}); choose another path`);
  return error;
}
