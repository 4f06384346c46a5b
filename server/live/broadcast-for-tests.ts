import { type OnCommit, onCommit } from '../database/pool/commit-hooks.ts';
import type { Broadcast, LiveMessage } from './broadcast.ts';

/** Carries messages within one process, as JSON, once their transaction is over: who hears them reads what it wrote. */
export function inThisProcess(): Broadcast {
  const listeners = new Set<(message: LiveMessage) => void>();
  const telling: OnCommit<LiveMessage> = {
    after: (messages) => {
      for (const message of JSON.parse(JSON.stringify(messages)) as LiveMessage[])
        for (const listener of listeners) listener(message);
    },
  };
  return {
    publish: async (transaction, messages) => onCommit(transaction, telling, messages),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onMissedEvents: () => () => {},
    isConnected: () => true,
    close: async () => {},
  };
}
