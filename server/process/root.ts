import { resolve } from 'node:path';

/** The root directory of the program’s files. */
export const ROOT = resolve(import.meta.dirname, '../..');
