import type { AuthContext } from '../operations.ts';
import { findCredentials, replacePasswordHash } from './credentials-table.ts';

/** An account whose password was correct. */
export interface AuthenticatedAccount {
  user_id: string;
  email: string;
  /** The verified hash. No session is opened if the account’s password has changed by then. */
  password_hash: string;
  deactivated: boolean;
}

/**
 * Null for a wrong address or password, after the same amount of work. Rehashes passwords with outdated
 * parameters.
 */
export async function checkPassword(
  context: AuthContext,
  { email, password }: { email: string; password: string },
): Promise<AuthenticatedAccount | null> {
  const { accounts, database } = context;
  const found = await findCredentials(database.db, email);
  const isRight = await accounts.passwords.verify(context, found?.password_hash, password);
  if (!found?.password_hash || !isRight) return null;
  const { user_id, deactivated_at } = found;
  let { password_hash } = found;
  if (accounts.passwords.isOutdated(password_hash)) {
    const renewed = await accounts.passwords.hash(context, password);
    if (!(await replacePasswordHash(database.db, user_id, password_hash, renewed))) return null;
    password_hash = renewed;
  }
  return { user_id, email: found.email, password_hash, deactivated: deactivated_at !== null };
}
