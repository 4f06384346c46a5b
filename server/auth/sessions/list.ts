import { deviceOf } from '#domain/people/device.ts';
import { networkLabel } from '#domain/people/network.ts';
import { signedIn } from '../../api/call-context.ts';
import { operations } from '../operations.ts';
import { sessionFromCookie } from './session-from-cookie.ts';
import { listSessionsOf } from './sessions-table.ts';

const LISTED = 50;

export const sessions = operations.sessions.handler(async ({ input, context }) => {
  const { user_id } = signedIn(context);
  const { id: current_id } = await sessionFromCookie(context);
  const wanted = { current_id, now: context.now(), limit: LISTED, ...input };
  const { listed, more } = await listSessionsOf(context.database.db, user_id, wanted);
  return {
    sessions: listed.map(({ id, user_agent, network, created_at, last_seen_at }) => ({
      id,
      device: deviceOf(user_agent),
      network: networkLabel(network),
      current: id === current_id,
      signed_in_at: created_at,
      last_seen_at,
    })),
    more,
  };
});
