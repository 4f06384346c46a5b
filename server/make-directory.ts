import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a directory and its missing parents. Node’s `recursive` option loops forever in a file system that
 * accepts no entries, such as /proc, because it retries the parent each time mkdir(2) returns ENOENT.
 */
export async function makeDirectory(path: string, mode?: number): Promise<void> {
  const failure = await make(path, mode);
  if (!failure) return;
  if (failure.code !== 'ENOENT') throw failure;
  const parent = dirname(path);
  // A concurrent call may have created the parent since.
  if (!(await isDirectory(parent))) await makeDirectory(parent, mode);
  const repeated = await make(path, mode);
  if (repeated) throw repeated;
}

async function make(path: string, mode: number | undefined): Promise<NodeJS.ErrnoException | undefined> {
  try {
    await mkdir(path, mode);
  } catch (error) {
    const failure = error as NodeJS.ErrnoException;
    if (failure.code !== 'EEXIST' || !(await isDirectory(path))) return failure;
  }
}

function isDirectory(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
