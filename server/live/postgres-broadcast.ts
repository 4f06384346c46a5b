import { sql } from 'drizzle-orm';
import { type OnCommit, onCommit } from '../database/pool/commit-hooks.ts';
import type { Database } from '../database/pool/connection.ts';
import type { Broadcast, LiveMessage } from './broadcast.ts';
import { listsOf } from './node-packet.ts';

const CHANNEL = 'groundswell_live';
/** PostgreSQL limits a notification to 8,000 bytes. */
const MAX_BATCH_BYTES = 7_500;

/**
 * Runs last in the transaction: one statement notifies of all its messages, which are delivered on commit.
 */
const NOTIFYING: OnCommit<LiveMessage> = {
  async before(transaction, messages) {
    const payloads = sql.join(
      listsOf(messages, MAX_BATCH_BYTES).map((payload) => sql`(${payload})`),
      sql`, `,
    );
    await transaction.execute(
      sql`select pg_notify(${CHANNEL}, payload) from (values ${payloads}) as batch (payload)`,
    );
  },
};

/** Broadcast through LISTEN/NOTIFY, sufficient for one node or a few. */
export async function postgresBroadcast(database: Database): Promise<Broadcast> {
  const { sql: client } = database;
  const listeners = new Set<(message: LiveMessage) => void>();
  const gapListeners = new Set<() => void>();
  let listening = false;

  const listen = await client.listen(
    CHANNEL,
    (payload) => {
      for (const message of JSON.parse(payload) as LiveMessage[])
        for (const listener of listeners) listener(message);
    },
    () => {
      // Called at each (re)connection. Messages sent while disconnected are lost.
      if (listening) for (const listener of gapListeners) listener();
      listening = true;
    },
  );

  return {
    async publish(transaction, messages) {
      onCommit(transaction, NOTIFYING, messages);
    },
    subscribe: (listener) => added(listeners, listener),
    onMissedEvents: (listener) => added(gapListeners, listener),
    isConnected: () => !database.silent,
    close: () => listen.unlisten(),
  };
}

function added<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
