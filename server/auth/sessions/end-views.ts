import type { Dependencies } from '../../dependencies.ts';
import type { Worker } from '../../jobs/jobs.ts';
import { disconnectSessions } from './disconnect-sessions.ts';
import { endViewsUntil } from './sessions-table.ts';

/** Records the end of views whose time is over, and makes the open pages of their viewers reconnect as staff. */
export function endViews({
  database,
  broadcast,
  now,
}: Pick<Dependencies, 'database' | 'broadcast' | 'now'>): Worker<'views'> {
  return () =>
    database.transaction(async (transaction) => {
      const ended = await endViewsUntil(transaction, now());
      for (const user_id of new Set(ended.map((session) => session.user_id)))
        await disconnectSessions(transaction, broadcast, user_id);
    });
}
