import { ORPCError } from '@orpc/server';
import { isStaff } from '#domain/people/role.ts';
import { signedIn } from '../api/call-context.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { PeopleContext } from './operations.ts';
import { findProfile, type Profile } from './profiles-table.ts';
import { lockUsers } from './users-table.ts';

interface LockedPerson {
  by: Profile;
  person: Profile & { deactivated_at: Date | null };
}

/**
 * Locks the calling staff member and the person concerned until the transaction ends, so that of two admins
 * who demote each other concurrently the second is rejected. Null if the person does not exist.
 */
export async function lockForStaff(
  transaction: Transaction,
  context: PeopleContext,
  user_id: string,
): Promise<LockedPerson | null> {
  const { user_id: by_id } = signedIn(context);
  const users = await lockUsers(transaction, [by_id, user_id]);
  const by = await findProfile(transaction, by_id);
  const isDeactivated = users.some(({ id, deactivated_at }) => id === by_id && deactivated_at !== null);
  if (!by || isDeactivated || !isStaff(by.role))
    throw new ORPCError('FORBIDDEN', { message: 'Your role doesn’t allow this.' });
  const person = await findProfile(transaction, user_id);
  const deactivated_at = users.find(({ id }) => id === user_id)?.deactivated_at ?? null;
  return person ? { by, person: { ...person, deactivated_at } } : null;
}
