import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's top folder; the launcher works from wherever it is called. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

export function inTree(...parts) {
  return join(root, ...parts);
}
