import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's top folder; the launcher works from wherever it is called. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

export function inTree(...parts) {
  return join(root, ...parts);
}

/** A file that is named on the command line lies where npm was called, not where it runs scripts. */
export function fromWhereTyped(argument) {
  return argument.startsWith('--') ? argument : resolve(process.env.INIT_CWD ?? '.', argument);
}
