import type { Person } from './person.ts';

type AdminCreation =
  | { allowed: true; because: 'no admin yet' | 'requested by an admin' | 'setup code' }
  | { allowed: false; reason: string };

/**
 * Whether an admin account may be created. This is the only guard, because the screen is public.
 * A production installation requires its setup code until the first admin exists.
 */
export function mayCreateAdmin(circumstances: {
  admin_exists: boolean;
  requested_by: Pick<Person, 'role'> | null;
  /** 'none' where no setup code is required; else whether one was given and is right. */
  setup_code: 'none' | 'missing' | 'wrong' | 'right';
}): AdminCreation {
  const { admin_exists, requested_by, setup_code } = circumstances;
  if (requested_by?.role === 'admin') return { allowed: true, because: 'requested by an admin' };
  if (setup_code === 'right') return { allowed: true, because: 'setup code' };
  if (admin_exists)
    return {
      allowed: false,
      reason: 'An administrator already exists. Ask them to sign in and create the account.',
    };
  if (setup_code === 'missing')
    return { allowed: false, reason: 'Enter the one-time setup code that the server prints when it starts.' };
  if (setup_code === 'wrong')
    return {
      allowed: false,
      reason: 'That setup code isn’t correct. Copy it from the lines that the server prints when it starts.',
    };
  return { allowed: true, because: 'no admin yet' };
}
