import { expect, test } from 'vitest';
import { readRecoveryCode, recoveryCodeFrom } from './recovery-code.ts';

test('a code has ten unambiguous letters', () => {
  expect(recoveryCodeFrom(Uint8Array.of(0, 1, 31, 32, 255, 18, 19, 20, 21, 22))).toBe('01Z0Z-JKMNP');
});

test.each([
  ['K7M2Q-9XTVB', 'K7M2Q-9XTVB'],
  [' k7m2q 9xtvb ', 'K7M2Q-9XTVB'],
  ['k7m2q9xtvb', 'K7M2Q-9XTVB'],
  ['OIL00-00000', '01100-00000'],
  ['123456', null],
  ['K7M2Q-9XTV', null],
  ['K7M2Q-9XTVU', null],
  ['K7M2Q-9XT!B', null],
  ['', null],
])('%j is read as %j', (typed, code) => expect(readRecoveryCode(typed)).toBe(code));
