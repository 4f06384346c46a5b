import { operations } from '../operations.ts';
import { currentSession } from './current-session.ts';

export const session = operations.session.handler(async ({ context }) => {
  if (!context.person) context.refuseNetwork();
  const current = await currentSession(context, context.requestHeaders);
  if (!current) return null;
  const { profile, organisation, permissions, expires_at, second_factor } = current;
  return { ...profile, organisation, permissions: [...permissions], expires_at, second_factor };
});
