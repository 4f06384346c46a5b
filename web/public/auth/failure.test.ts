import { expect, test } from 'vitest';
import { mayCreateAdmin } from '#domain/people/first-admin.ts';
import { asksForSetupCode } from './failure.ts';

const firstRun = { admin_exists: false, requested_by: null, setup_code: 'wrong' } as const;

test.each([
  ['with a wrong code', firstRun, true],
  ['without a code', { ...firstRun, setup_code: 'missing' as const }, true],
  ['when an admin exists', { ...firstRun, setup_code: 'none' as const, admin_exists: true }, false],
])('%s', (_, circumstances, asks) => {
  const creation = mayCreateAdmin(circumstances);
  expect(!creation.allowed && asksForSetupCode(creation.reason)).toBe(asks);
});
