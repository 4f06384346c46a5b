import { sql } from 'drizzle-orm';
import { type AtCommit, atCommit } from '../database/at-commit.ts';
import type { Database } from '../database/connection.ts';
import type { Broadcast, LiveMessage } from './broadcast.ts';

const CHANNEL = 'groundswell_live';
/** PostgreSQL refuses a notification of 8,000 bytes. */
const LARGEST_BATCH_BYTES = 7_500;

/** Last in the transaction: all that it has to say goes in one statement, and is heard if it commits. */
const NOTIFYING: AtCommit<LiveMessage> = {
  async before(transaction, messages) {
    const payloads = sql.join(
      batches(messages).map((payload) => sql`(${payload})`),
      sql`, `,
    );
    await transaction.execute(
      sql`select pg_notify(${CHANNEL}, payload) from (values ${payloads}) as said (payload)`,
    );
  },
};

/** LISTEN/NOTIFY: enough for one node, and for a few. */
export async function postgresBroadcast({ sql: client }: Database): Promise<Broadcast> {
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
      // Called at each (re)connection: what was sent while the connection was down is lost.
      if (listening) for (const listener of gapListeners) listener();
      listening = true;
    },
  );

  return {
    async publish(transaction, messages) {
      atCommit(transaction, NOTIFYING, messages);
    },
    subscribe: (listener) => added(listeners, listener),
    onGap: (listener) => added(gapListeners, listener),
    close: () => listen.unlisten(),
  };
}

/** As few notifications as hold all messages. */
function batches(messages: readonly LiveMessage[]): string[] {
  const payloads: string[] = [];
  let batch: string[] = [];
  let bytes = 2;
  for (const message of messages) {
    const text = JSON.stringify(message);
    const size = Buffer.byteLength(text) + 1;
    if (bytes + size > LARGEST_BATCH_BYTES && batch.length > 0) {
      payloads.push(`[${batch.join(',')}]`);
      batch = [];
      bytes = 2;
    }
    batch.push(text);
    bytes += size;
  }
  if (batch.length > 0) payloads.push(`[${batch.join(',')}]`);
  return payloads;
}

function added<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
