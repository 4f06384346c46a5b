import { disconnectSessions } from '../auth/sessions/disconnect-sessions.ts';
import { tokenHashFromCookie } from '../auth/sessions/session-token.ts';
import { endView } from '../auth/sessions/sessions-table.ts';
import { operations } from './operations.ts';

/** Also ends a view whose time is over. Takes no idempotency key: a viewer has no account to own it. */
export const stopViewing = operations.stopViewing.handler(({ context }) =>
  context.database.transaction(async (transaction) => {
    const token_hash = tokenHashFromCookie(context.accounts.cookies, context.requestHeaders);
    const ended = token_hash ? await endView(transaction, token_hash) : undefined;
    if (ended) await disconnectSessions(transaction, context.broadcast, ended.user_id);
    return { id: ended?.viewed_id ?? null };
  }),
);
