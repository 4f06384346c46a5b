import { type OnCommit, onCommit } from '../database/pool/commit-hooks.ts';
import type { Broadcast, LiveMessage } from './broadcast.ts';

/**
 * An in-process broadcast for tests. Delivers messages as JSON after their transaction commits, so listeners
 * see its writes.
 */
export function inThisProcess(): Broadcast {
  const listeners = new Set<(message: LiveMessage) => void>();
  const delivery: OnCommit<LiveMessage> = {
    after: (messages) => {
      for (const message of JSON.parse(JSON.stringify(messages)) as LiveMessage[])
        for (const listener of listeners) listener(message);
    },
  };
  return {
    publish: async (transaction, messages) => onCommit(transaction, delivery, messages),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onMissedEvents: () => () => {},
    isConnected: () => true,
    close: async () => {},
  };
}
