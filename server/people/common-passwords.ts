import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const FILE = join(import.meta.dirname, '../../data/people/common-passwords.txt.gz');

let known: Set<string> | undefined;

/** Whether a password, in lower case, is on the bundled list of about 18,000 common ones. Loads the list on first use. */
export function isCommon(password: string): boolean {
  known ??= new Set(gunzipSync(readFileSync(FILE)).toString('utf8').split('\n'));
  return known.has(password);
}
