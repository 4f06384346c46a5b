import { expect, test } from 'vitest';
import { isMultiFactor } from './factor-methods.ts';

test.each([
  [{}, false],
  [{ amr: ['pwd'] }, false],
  [{ amr: ['otp'] }, false],
  [{ amr: ['pwd', 'pin'] }, false],
  [{ amr: 'mfa' }, false],
  [{ acr: '1' }, false],
  [{ amr: ['mfa'] }, true],
  [{ amr: ['pwd', 'otp'] }, true],
  [{ amr: ['hwk', 'pin'] }, true],
  [{ amr: ['fpt', 'swk', 'user'] }, true],
  [{ amr: ['pwd'], acr: 'https://refeds.org/profile/mfa' }, true],
])('%j is multi-factor: %s', (claims, expected) => {
  expect(isMultiFactor(claims)).toBe(expected);
});
