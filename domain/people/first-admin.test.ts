import { expect, test } from 'vitest';
import { mayCreateAdmin } from './first-admin.ts';

const nobody = { admin_exists: false, asked_by: null, setup_code: null, given_code: undefined };

test.each([
  ['first run', nobody, true],
  ['an admin exists', { ...nobody, admin_exists: true }, false],
  [
    'an admin exists, asked by one',
    { ...nobody, admin_exists: true, asked_by: { role: 'admin' as const } },
    true,
  ],
  [
    'an admin exists, asked by a dispatcher',
    { ...nobody, admin_exists: true, asked_by: { role: 'dispatcher' as const } },
    false,
  ],
  ['production without the code', { ...nobody, setup_code: 'S3CRET' }, false],
  ['production with a wrong code', { ...nobody, setup_code: 'S3CRET', given_code: 'guess' }, false],
  ['production with the code', { ...nobody, setup_code: 'S3CRET', given_code: 'S3CRET' }, true],
])('%s', (_, circumstances, allowed) => {
  expect(mayCreateAdmin(circumstances).allowed).toBe(allowed);
});
