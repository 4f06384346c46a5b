import { operations } from '../api/operations.ts';
import { askingTokenHash, SESSION_COOKIE } from '../sessions/session-token.ts';
import { deleteSession } from './sessions-table.ts';

export const signOut = operations.people.signOut.handler(async ({ context }) => {
  const { cookies } = context.accounts;
  const token_hash = askingTokenHash(cookies, context.requestHeaders);
  if (token_hash) await deleteSession(context.database.db, token_hash);
  context.replyHeader('set-cookie', cookies.clear(SESSION_COOKIE));
  return {};
});
