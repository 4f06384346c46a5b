import { join } from 'node:path';
import { type Geography, loadGeography } from './geography.ts';

let geography: Promise<Geography> | undefined;

/** The product’s geography, loaded once for all test files of a worker. It is immutable. */
export function geographyForTests(): Promise<Geography> {
  geography ??= loadGeography(join(import.meta.dirname, '../../data'));
  return geography;
}
