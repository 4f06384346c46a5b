import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { makeDirectory } from '../make-directory.ts';
import { StartupError } from '../startup-error.ts';

/**
 * Lets `write` fill a file that only its owner reads. It has its name from the moment on at which all of it is on the
 * disk; before, and after a failure, nothing is there. Never replaces a file.
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
      // Whoever else writes to the same name holds the same partial file.
      await refuseTaken(path);
      await rename(partial, path);
      await syncFolder(dirname(path));
      return size;
    } finally {
      await rm(partial, { force: true });
    }
  } catch (error) {
    throw trouble(error, path, partial);
  }
}

async function refuseTaken(path: string): Promise<void> {
  if (await stat(path).catch(() => undefined))
    throw new StartupError(`${path} is there already and is not overwritten; give another name`);
}

/** Without it a power cut may take the name. Windows has no such thing. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

function trouble(error: unknown, path: string, partial: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST')
    return new StartupError(
      `${partial} is in the way: another backup writes it, or one was cut short; remove it then`,
    );
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new StartupError(`${path} cannot be written: the disk is full; nothing of it was kept`);
  if (code && syscall) return new StartupError(`${path} cannot be written (${code}); give another place`);
  return error;
}
