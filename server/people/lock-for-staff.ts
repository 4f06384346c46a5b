import { ORPCError } from '@orpc/server';
import { isStaff } from '#domain/people/role.ts';
import { type CallContext, signedIn } from '../api/call-context.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { findProfile, type Profile } from './profiles-table.ts';
import { lockUsers } from './users-table.ts';

export interface LockedPerson {
  by: Profile;
  person: Profile & { deactivated_at: Date | null };
}

/**
 * Who asks and whom they ask about, both held until the transaction ends: of two who take each other's role away,
 * the second is no longer allowed to. Null where there is no such person.
 */
export async function lockForStaff(
  transaction: Transaction,
  context: CallContext,
  user_id: string,
): Promise<LockedPerson | null> {
  const { user_id: by_id } = signedIn(context);
  const held = await lockUsers(transaction, [by_id, user_id]);
  const by = await findProfile(transaction, by_id);
  const isDeactivated = held.some(({ id, deactivated_at }) => id === by_id && deactivated_at !== null);
  if (!by || isDeactivated || !isStaff(by.role))
    throw new ORPCError('FORBIDDEN', { message: 'Your role doesn’t allow this.' });
  const person = await findProfile(transaction, user_id);
  const deactivated_at = held.find(({ id }) => id === user_id)?.deactivated_at ?? null;
  return person ? { by, person: { ...person, deactivated_at } } : null;
}
