import type { Role } from '#domain/people/role.ts';
import { hashPassword } from '#server/auth/credentials/password-hash.ts';
import { openAccount } from '#server/auth/sign-in/open-account.ts';
import type { Database } from '#server/database/pool/connection.ts';
import { DEMO_PASSWORD } from '../../database/demo/demo-accounts.ts';

/** Creates accounts with verified addresses, so that they are sent mails. Returns their ids. */
export async function openAccounts(
  database: Database,
  role: Role,
  emails: readonly string[],
): Promise<string[]> {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  return database.transaction(async (transaction) => {
    const ids: string[] = [];
    for (const email of emails) {
      const account = {
        full_name: 'Dana Bench',
        email,
        password_hash,
        email_verified: true,
        role,
        assigned_by: null,
      };
      ids.push((await openAccount(transaction, account)) ?? '');
    }
    return ids;
  });
}

/** The cookie of a new session. */
export async function signIn(site: string, email: string): Promise<string> {
  const response = await fetch(`${site}/api/people/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  if (!response.ok)
    throw new Error(`${email} could not sign in: ${response.status} ${await response.text()}`);
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
