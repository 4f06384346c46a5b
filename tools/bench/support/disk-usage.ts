import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const BLOCK_BYTES = 512;
const MEGABYTE = 1_048_576;

/** Megabytes that a directory occupies on the disk, as `du -sm` counts. */
export async function diskUsageOf(directory: string): Promise<number> {
  let blocks = (await lstat(directory)).blocks;
  for (const { name, parentPath } of await readdir(directory, { recursive: true, withFileTypes: true }))
    blocks += (await lstat(join(parentPath, name))).blocks;
  return (blocks * BLOCK_BYTES) / MEGABYTE;
}
