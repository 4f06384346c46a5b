import type { Person } from './person.ts';

export type AdminCreation =
  | { allowed: true; because: 'no admin yet' | 'asked by an admin' | 'setup code' }
  | { allowed: false; reason: string };

/**
 * Whether an admin account may be made. The screen is public; this is what guards it.
 * `setup_code` is the open code of a production installation, null where none is asked for.
 */
export function mayCreateAdmin(circumstances: {
  admin_exists: boolean;
  asked_by: Pick<Person, 'role'> | null;
  setup_code: string | null;
  given_code: string | undefined;
}): AdminCreation {
  const { admin_exists, asked_by, setup_code, given_code } = circumstances;
  if (asked_by?.role === 'admin') return { allowed: true, because: 'asked by an admin' };
  if (setup_code !== null && given_code !== undefined && given_code === setup_code)
    return { allowed: true, because: 'setup code' };
  if (admin_exists)
    return {
      allowed: false,
      reason: 'An administrator exists already. Ask them to sign in and create the account.',
    };
  if (setup_code !== null)
    return {
      allowed: false,
      reason: 'Enter the one-time setup code which the server printed at its first start.',
    };
  return { allowed: true, because: 'no admin yet' };
}
