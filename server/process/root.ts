import { resolve } from 'node:path';

/** Of the program's files. */
export const ROOT = resolve(import.meta.dirname, '../..');
