import { expect, test } from 'vitest';
import { mayCreateAdmin } from './first-admin.ts';

const nobody = { admin_exists: false, requested_by: null, setup_code: 'none' } as const;

test.each([
  ['first run', nobody, true],
  ['an admin exists', { ...nobody, admin_exists: true }, false],
  [
    'an admin exists, called by one',
    { ...nobody, admin_exists: true, requested_by: { role: 'admin' as const } },
    true,
  ],
  [
    'an admin exists, called by a dispatcher',
    { ...nobody, admin_exists: true, requested_by: { role: 'dispatcher' as const } },
    false,
  ],
  ['production without the code', { ...nobody, setup_code: 'missing' as const }, false],
  ['production with a wrong code', { ...nobody, setup_code: 'wrong' as const }, false],
  ['production with the code', { ...nobody, setup_code: 'right' as const }, true],
  [
    'production with the code, an admin exists',
    { ...nobody, admin_exists: true, setup_code: 'right' as const },
    true,
  ],
])('%s', (_, circumstances, allowed) => {
  expect(mayCreateAdmin(circumstances).allowed).toBe(allowed);
});
