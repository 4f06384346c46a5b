import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import {
  LiveConnection,
  type LiveEvent,
  type LiveState,
  type Topic,
  UNCONNECTED,
} from './live-connection.ts';

const connection = new LiveConnection(
  () => new WebSocket(new URL('/api/live', window.location.href)),
  typeof window === 'undefined' ? undefined : window,
);

/**
 * Listens to a topic while the component is shown; null listens to nothing. `onMissedEvents` is called whenever
 * messages may have been missed, and once at the start, so that reading again there leaves nothing out.
 */
export function useLive(
  topic: Topic | null,
  onEvent: (event: LiveEvent) => void,
  onMissedEvents: () => void,
): void {
  const handleEvent = useEffectEvent(onEvent);
  const handleGap = useEffectEvent(onMissedEvents);
  useEffect(() => {
    if (topic === null) return;
    return connection.listen(topic, {
      onEvent: (event) => handleEvent(event),
      onMissedEvents: () => handleGap(),
    });
  }, [topic]);
}

/** Whether what `useLive` listens to can be heard, and since when. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(watch, currentState, () => UNCONNECTED);
}

/** Connects again at once instead of after the next delay. */
export function retryLive(): void {
  connection.retry();
}

function watch(onChange: () => void): () => void {
  return connection.watch(onChange);
}

function currentState(): LiveState {
  return connection.state;
}
