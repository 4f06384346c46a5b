import { expect, test } from 'vitest';
import { mayCreateAdmin } from '#domain/people/first-admin.ts';
import { asksForSetupCode } from './failure.ts';

const firstRun = { admin_exists: false, asked_by: null, setup_code: 'abcd-efgh', given_code: undefined };

test.each([
  ['without the code', firstRun, true],
  ['with a wrong code', { ...firstRun, given_code: 'wrong' }, true],
  ['where an admin exists', { ...firstRun, setup_code: null, admin_exists: true }, false],
])('%s', (_, circumstances, asks) => {
  const creation = mayCreateAdmin(circumstances);
  expect(!creation.allowed && asksForSetupCode(creation.reason)).toBe(asks);
});
