import { deviceOf } from '#domain/people/device.ts';
import { networkInWords } from '#domain/people/network.ts';
import { signedIn } from '../api/call-context.ts';
import { operations } from '../api/operations.ts';
import { askingSession } from '../sessions/asking-session.ts';
import { listSessionsOf } from './account-tables.ts';

export const sessions = operations.people.sessions.handler(async ({ context }) => {
  const { user_id } = signedIn(context);
  const asking = await askingSession(context);
  const found = await listSessionsOf(context.database.db, user_id, context.now());
  return found
    .map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => ({
      id,
      device: deviceOf(userAgent),
      network: networkInWords(ipAddress),
      current: id === asking.id,
      signed_in_at: createdAt,
      last_seen_at: updatedAt,
    }))
    .sort((one, other) => Number(other.current) - Number(one.current));
});
