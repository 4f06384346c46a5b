import { networkAround } from '#domain/people/network.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { findUserByEmail } from '../../people/users-table.ts';
import type { AuthContext } from '../operations.ts';

/**
 * Writes an audit entry that sign-in to an account is rate limited. Called once per window of a quota, so
 * that a flood does not fill the log. Not awaited, so that the response takes the same time for an address
 * without an account, which is only logged.
 */
export function auditThrottledSignIn(
  context: AuthContext,
  { email, quota }: { email: string; quota: string },
): void {
  const { database, log } = context;
  const network = networkAround(context.address);
  log.warn({ quota, network }, 'Sign-in rate limited');
  const written = async () => {
    const user = await findUserByEmail(database.db, email);
    if (!user) return;
    await writeAudit(database.db, {
      actor_id: null,
      action: 'people.signInThrottled',
      subject_type: 'person',
      subject_id: user.id,
      detail: { network, quota },
    });
  };
  written().catch((error: unknown) =>
    log.error({ err: error }, 'Could not write the audit entry of a rate-limited sign-in'),
  );
}
