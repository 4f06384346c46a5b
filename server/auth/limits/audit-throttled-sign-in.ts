import { networkAround } from '#domain/people/network.ts';
import type { CallContext } from '../../api/call-context.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { findUserByEmail } from '../../people/users-table.ts';

/**
 * Writes down that somebody is held off an account. Called once per window of a quota, so that a flood fills nothing;
 * not waited for, so that the answer takes as long for an address without an account, of which only the log hears.
 */
export function auditThrottledSignIn(
  context: CallContext,
  { email, quota }: { email: string; quota: string },
): void {
  const { database, log } = context;
  const network = networkAround(context.address);
  log.warn({ quota, network }, 'Signing in failed too often');
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
    log.error({ err: error }, 'A throttled sign-in could not be written down'),
  );
}
