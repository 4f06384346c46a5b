import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PASSWORD_MINIMUM } from '#domain/people/account.ts';
import { isCommon } from './common-passwords.ts';

test.each(['password', '12345678', 'qwertyuiop', 'iloveyou', 'password123', 'football'])(
  '%s is on the bundled list',
  (password) => {
    expect(isCommon(password)).toBe(true);
  },
);

test.each(['groundswell-demo', 'correct horse battery staple', ''])('%o is not', (password) => {
  expect(isCommon(password)).toBe(false);
});

test('nobody is refused by chance: the list is exact', () => {
  const random = fc.uint8Array({ minLength: 12, maxLength: 24 });
  fc.assert(
    fc.property(random, (bytes) => {
      const password = Buffer.from(bytes).toString('hex');
      // fast-check prefers short and repetitive values, which a list of common passwords may well hold.
      fc.pre(new Set(password).size > PASSWORD_MINIMUM);
      expect(isCommon(password)).toBe(false);
    }),
    { numRuns: 10_000 },
  );
});
