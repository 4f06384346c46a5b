/**
 * Builds the list of common passwords that nobody may choose: run by hand when the source changes, its result is
 * committed.
 *
 *   node scripts/accounts/common-passwords.mjs <folder>
 *
 * The folder holds the npm package @zxcvbn-ts/language-common@4.1.3 (MIT), unpacked by `npm install --prefix <folder>`;
 * it is no dependency. Shorter passwords than the product accepts are left out.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PASSWORD_MINIMUM } from '../../domain/people/account.ts';

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder that holds the source package');
const source = join(folder, 'node_modules/@zxcvbn-ts/language-common/src/passwords.json');
const passwords = JSON.parse(readFileSync(source, 'utf8'))
  .map((password) => password.toLowerCase())
  .filter((password) => password.length >= PASSWORD_MINIMUM);
const lines = [...new Set(passwords)].sort().join('\n');
writeFileSync(
  new URL('../../data/people/common-passwords.txt.gz', import.meta.url),
  gzipSync(lines, { level: 9 }),
);
