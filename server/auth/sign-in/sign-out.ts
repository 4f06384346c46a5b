import { networkAround } from '#domain/people/network.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { operations } from '../operations.ts';
import { SESSION_COOKIE, tokenHashFromCookie } from '../sessions/session-token.ts';
import { deleteSession } from '../sessions/sessions-table.ts';
import { issuerSignOutUrl } from '../single-sign-on/issuer-sign-out-url.ts';

export const signOut = operations.signOut.handler(async ({ context }) => {
  const { cookies } = context.accounts;
  const token_hash = tokenHashFromCookie(cookies, context.requestHeaders);
  const ended = await context.database.transaction(async (transaction) => {
    const ended = token_hash ? await deleteSession(transaction, token_hash) : undefined;
    if (!ended) return undefined;
    await writeAudit(transaction, {
      actor_id: ended.user_id,
      action: 'people.signOut',
      subject_type: 'person',
      subject_id: ended.user_id,
      detail: { network: networkAround(context.address) },
    });
    return ended;
  });
  context.replyHeader('set-cookie', cookies.clear(SESSION_COOKIE));
  return { continue_at: ended ? await issuerSignOutUrl(context, ended) : null };
});
