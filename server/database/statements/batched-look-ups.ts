import DataLoader from 'dataloader';
import { transientErrorOf } from '../pool/transient-errors.ts';

const MAX_BATCH = 50;

/**
 * A loader per connection whose concurrent look-ups share a statement, because under load the round trip costs the most. One runs
 * at a time: keys that arrive while it runs share the next one (decision 0106), or fail with it when the database is
 * unreachable. Nothing is cached.
 */
export function batchedLookUps<Connection extends object, Value>(
  read: (connection: Connection, keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (connection: Connection) => Pick<DataLoader<string, Value | undefined>, 'load'> {
  const known = new WeakMap<Connection, DataLoader<string, Value | undefined>>();
  return (connection) => {
    const loader = known.get(connection) ?? newLoader((keys) => read(connection, keys));
    known.set(connection, loader);
    return loader;
  };
}

function newLoader<Value>(read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>) {
  let isRunning = false;
  let outage: unknown;
  const waiting: (() => void)[] = [];
  const sendAll = () => {
    for (const send of waiting.splice(0)) send();
    outage = undefined;
    isRunning = false;
  };
  return new DataLoader<string, Value | undefined>(
    async (keys) => {
      if (outage) throw outage;
      try {
        const found = await read(keys);
        return keys.map((key) => found.get(key));
      } catch (error) {
        // Those that wait would wait for an unresponsive database once more.
        if (transientErrorOf(error) === 'away') outage = error;
        throw error;
      } finally {
        const next = outage ? sendAll : waiting.shift();
        if (next) next();
        else isRunning = false;
      }
    },
    {
      cache: false,
      maxBatchSize: MAX_BATCH,
      batchScheduleFn: (send) => {
        if (isRunning) waiting.push(send);
        else {
          isRunning = true;
          setImmediate(send);
        }
      },
    },
  );
}
