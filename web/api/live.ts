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
 * Subscribes to a topic while the component is mounted; null doesn't subscribe. `onMissedEvents` is called whenever
 * events may have been missed, and once at the start, so a refetch there covers every gap.
 */
export function useLive(
  topic: Topic | null,
  onEvent: (event: LiveEvent) => void,
  onMissedEvents: () => void,
): void {
  const handleEvent = useEffectEvent(onEvent);
  const handleMissedEvents = useEffectEvent(onMissedEvents);
  useEffect(() => {
    if (topic === null) return;
    return connection.listen(topic, {
      onEvent: (event) => handleEvent(event),
      onMissedEvents: () => handleMissedEvents(),
    });
  }, [topic]);
}

/** The state of the connection behind `useLive`, and since when. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(watch, currentState, () => UNCONNECTED);
}

/** Why the server ended the last session; '' if unknown. */
export function liveEndReason(): string {
  return connection.endReason;
}

/** Reconnects immediately instead of after the back-off delay. */
export function retryLive(): void {
  connection.retry();
}

function watch(onChange: () => void): () => void {
  return connection.watch(onChange);
}

function currentState(): LiveState {
  return connection.state;
}
