import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a directory, and its parents where they are missing. Node's `recursive` option loops for ever in a file system
 * that takes no entries, such as /proc: it makes the parent again each time mkdir(2) answers ENOENT.
 */
export async function makeDirectory(path: string, mode?: number): Promise<void> {
  try {
    await mkdir(path, mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await isDirectory(path))) return;
    const parent = dirname(path);
    if (code !== 'ENOENT' || (await isDirectory(parent))) throw error;
    await makeDirectory(parent, mode);
    await makeDirectory(path, mode);
  }
}

function isDirectory(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
