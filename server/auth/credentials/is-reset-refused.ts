import type { Transaction } from '../../database/pool/connection.ts';
import { findUserById } from '../../people/users-table.ts';
import { factorsOf } from '../second-factor/factors-of.ts';

/**
 * Whether a new password by mail is refused. A second factor stays whatever happens to the password; on an address
 * that was never verified, it may belong to somebody else than the reader of its mails.
 */
export async function isResetRefused(transaction: Transaction, user_id: string): Promise<boolean> {
  const user = await findUserById(transaction, user_id);
  return !user?.email_verified && (await factorsOf(transaction, user_id)).length > 0;
}
