import { expect, test } from 'vitest';
import { readVerificationCode, verificationCode, verificationCodeInGroups } from './verification-code.ts';

const BYTES = Uint8Array.from({ length: 16 }, (_, order) => order * 17);

test('a code is generated, printed in groups and parsed again', () => {
  const code = verificationCode(BYTES);
  expect(code).toHaveLength(16);
  expect(verificationCodeInGroups(code)).toMatch(/^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
  expect(readVerificationCode(verificationCodeInGroups(code).toLowerCase())).toBe(code);
});

test.each([
  ['O123 4567 89AB CDIL', '0123456789ABCD11'],
  ['0123456789ABCDE', null],
  ['0123456789ABCDEU', null],
  ['', null],
])('%j is read as %j', (typed, read) => {
  expect(readVerificationCode(typed)).toBe(read);
});
