import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guessable, normalizePassword } from '#domain/people/guessable.ts';
import { leakedPasswords } from './leaked-passwords.ts';

const FILE = join(import.meta.dirname, '../../../data/people/leaked-passwords.bin');
const HEADER_BYTES = 12;
const POSITIONS = 16;

const refusal = (password: string) =>
  guessable(password, {
    email: 'ada.byron@test.example',
    full_name: 'Ada Byron',
    brand: 'Groundswell',
    isLeaked: leakedPasswords().has,
  });

test.each([
  // Very common.
  ...['password', '12345678', 'qwertyuiop', 'iloveyou', 'iloveyou1', 'password123', 'football', 'sunshine'],
  ...['baseball', 'princess', '1qaz2wsx', 'superman', 'trustno1', 'starwars', 'computer', 'whatever'],
  ...['qwerty123', '123456789a', 'liverpool', '11223344', 'changeme', 'mercedes', 'zaq12wsx', '1q2w3e4r5t'],
  // Less common.
  ...['bailey12', 'cytuehjxrf', '132forever', 'shopmenu', 'bhrh0h2oof6xbqjeh', 'ka12rm12', '193570356033'],
])('%s is rejected', (password) => {
  expect(refusal(password)).toContain('too common');
});

test.each(['PASSWORD', 'BAILEY12', 'ｐａｓｓｗｏｒｄ', 'ｂａｉｌｅｙ１２', '１２３４５６７８'])(
  'capitals and full-width letters do not help: %s is rejected',
  (password) => {
    expect(refusal(password)).toContain('too common');
  },
);

test.each(['groundswell-demo', 'correct horse battery staple', 'seven quiet harbours', '90125-71422'])(
  '%s is accepted',
  (password) => {
    expect(refusal(password)).toBeNull();
  },
);

test('at most 5 of 100,000 random passwords are rejected by chance', () => {
  const random = Array.from({ length: 100_000 }, (_, index) =>
    hash('sha256', `seed 1, password ${index}`, 'base64url').slice(0, 12),
  );
  expect(random.map(normalizePassword).filter(leakedPasswords().has).length).toBeLessThanOrEqual(5);
});

test('the file contains the stated number of entries, with at most one false positive in 100,000', () => {
  const body = readFileSync(FILE).subarray(HEADER_BYTES);
  const share = body.reduce((ones, byte) => ones + onesIn(byte), 0) / (body.length * 8);
  const estimate = (-body.length * 8 * Math.log(1 - share)) / POSITIONS;
  const { entries, falsePositiveRate } = leakedPasswords();
  expect(entries).toBe(17_950);
  // The estimate's standard deviation is 22 entries at this size.
  expect(Math.abs(estimate - entries)).toBeLessThan(88);
  expect(share ** POSITIONS).toBeCloseTo(falsePositiveRate, 6);
  expect(share ** POSITIONS).toBeLessThanOrEqual(1 / 100_000);
  expect(body.length).toBeLessThan(1_500_000);
});

function onesIn(byte: number): number {
  return byte === 0 ? 0 : 1 + onesIn(byte & (byte - 1));
}
