import type { Broadcast, LiveMessage } from './broadcast.ts';

/** Carries messages within one process, as JSON, without a database. */
export function inThisProcess(): Broadcast {
  const listeners = new Set<(message: LiveMessage) => void>();
  return {
    publish: async (_, messages) => {
      for (const message of JSON.parse(JSON.stringify(messages)) as LiveMessage[])
        for (const listener of listeners) listener(message);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onGap: () => () => {},
    isConnected: () => true,
    close: async () => {},
  };
}
