import { useEffect, useEffectEvent } from 'react';
import { LiveConnection, type LiveEvent, type Topic } from './live-connection.ts';

const connection = new LiveConnection(() => new WebSocket(new URL('/api/live', window.location.href)));

/**
 * Listens to a topic while the component is shown; null listens to nothing. `onGap` is called whenever
 * messages may have been missed, and once at the start, so that reading again there leaves nothing out.
 */
export function useLive(topic: Topic | null, onEvent: (event: LiveEvent) => void, onGap: () => void): void {
  const handleEvent = useEffectEvent(onEvent);
  const handleGap = useEffectEvent(onGap);
  useEffect(() => {
    if (topic === null) return;
    return connection.listen(topic, { onEvent: (event) => handleEvent(event), onGap: () => handleGap() });
  }, [topic]);
}
