import { operations } from '../api/operations.ts';
import { sendCookies } from '../sessions/cookies.ts';
import { currentSession } from '../sessions/current-session.ts';

export const session = operations.people.session.handler(async ({ context }) => {
  const current = await currentSession(context, context.requestHeaders);
  if (!current) return null;
  sendCookies(context, current.headers);
  return { ...current.profile, expires_at: current.expires_at };
});
