import type { Transaction } from '../../database/pool/connection.ts';
import { findUserById } from '../../people/users-table.ts';
import { factorsOf } from '../second-factor/factors-of.ts';

/**
 * Whether a password reset by e-mail is rejected. A reset does not remove a second factor, and on an account
 * whose address was never verified, the factor may belong to someone other than the reader of the e-mail.
 */
export async function isResetRefused(transaction: Transaction, user_id: string): Promise<boolean> {
  const user = await findUserById(transaction, user_id);
  return !user?.email_verified && (await factorsOf(transaction, user_id)).length > 0;
}
