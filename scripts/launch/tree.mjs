import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the checkout, independent of the current directory. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

export function inTree(...parts) {
  return join(root, ...parts);
}

/** Resolves a file argument relative to where npm was called, not where it runs scripts. */
export function fromCallerFolder(argument) {
  return argument.startsWith('--') ? argument : resolve(process.env.INIT_CWD ?? '.', argument);
}
