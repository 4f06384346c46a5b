import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../database/demo/demo-accounts.ts';
import { findCredentials } from '../auth/credentials/credentials-table.ts';
import { verifyPassword } from '../auth/credentials/password-hash.ts';
import type { Connection } from '../database/pool/connection.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Environment } from '../environment.ts';
import { isTerminal } from '../observability/log.ts';

/** Prints the address, and who can sign in. `setup_code` is null once there is an admin. */
export async function printStartupBanner(
  { demo, publicUrl }: Pick<Environment, 'demo' | 'publicUrl'>,
  { database, log }: Pick<Dependencies, 'database' | 'log'>,
  setup_code: string | null,
): Promise<void> {
  const demo_accounts = demo ? await usableDemoAccounts(database.db) : [];
  const lines = [
    `Groundswell is ready at ${publicUrl}`,
    ...(demo_accounts.length > 0
      ? [`Sign in as ${demo_accounts.join(', ')}, all with the password ${DEMO_PASSWORD}`]
      : []),
    ...(setup_code
      ? [`Create the first admin at ${publicUrl}/create-admin with the setup code ${setup_code}`]
      : []),
  ];
  if (isTerminal) console.log(`\n${lines.join('\n')}\n`);
  else for (const line of lines) log.info(line);
}

/**
 * `DEMO` alone is not enough: a company’s own database has no demo accounts, and a demo’s passwords may have
 * changed.
 */
async function usableDemoAccounts(connection: Connection): Promise<string[]> {
  const usable: string[] = [];
  for (const { email } of DEMO_ACCOUNTS) {
    const found = await findCredentials(connection, email);
    if (!found?.password_hash || found.deactivated_at) continue;
    if (await verifyPassword(found.password_hash, DEMO_PASSWORD)) usable.push(email);
  }
  return usable;
}
