import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TrackedShipment } from '#contract/tracking.ts';
import { api } from '#web/api/client.ts';
import { retryLive, useLive, useLiveState } from '#web/api/live.ts';
import type { LiveState } from '#web/api/live-connection.ts';
import { moved } from './live-patch.ts';

export interface LiveShipment {
  state: LiveState;
  /** What happened while the connection was gone has been read. */
  caughtUp: boolean;
  /** Up to when what is shown is all there is to know, as far as was heard or read. */
  knownAt: Date;
  /** Reads and connects at once. */
  retry(): void;
}

/** While it is shown, what `useTrackedShipment` has read follows what happens to the shipment. */
export function useLiveShipment(shipment: TrackedShipment): LiveShipment {
  const { tracking_number } = shipment;
  const queryClient = useQueryClient();
  const queryKey = api.tracking.find.queryKey({ input: { trackingNumber: tracking_number } });
  const state = useLiveState();
  const [readAt, setReadAt] = useState(0);
  const newest = useRef<{ of: string; message: unknown } | null>(null);

  const show = (message: unknown) =>
    queryClient.setQueryData(queryKey, (shown) => shown && moved(shown, message));
  const readAgain = async () => {
    const begun = Date.now();
    const before = stopsOf(queryClient.getQueryData(queryKey));
    await queryClient.invalidateQueries({ queryKey });
    // The line leads through the stops; it is read apart because it is large.
    if (stopsOf(queryClient.getQueryData(queryKey)) !== before)
      await queryClient.invalidateQueries({
        queryKey: api.tracking.route.queryKey({ input: { trackingNumber: tracking_number } }),
      });
    if (queryClient.getQueryState(queryKey)?.status === 'success') setReadAt(begun);
  };
  useLive(
    `tracking:${tracking_number}`,
    ({ event, data }) => {
      if (event !== 'moved') {
        // What is read now may have taken that position back.
        newest.current = null;
        return void readAgain();
      }
      newest.current = { of: tracking_number, message: data };
      show(data);
    },
    () => void readAgain(),
  );

  // An answer that was on its way when the position changed would bring the old one back.
  const keepNewest = useEffectEvent((read: TrackedShipment) => {
    if (newest.current?.of !== read.tracking_number) return;
    const { message } = newest.current;
    if (moved(read, message) !== read) show(message);
  });
  useEffect(() => keepNewest(shipment), [shipment]);

  const heardAt = state.status === 'reconnecting' ? state.since.getTime() : 0;
  return {
    state,
    caughtUp: state.status === 'connected' && readAt >= state.since.getTime(),
    knownAt: new Date(Math.max(heardAt, readAt)),
    retry() {
      retryLive();
      void readAgain();
    },
  };
}

function stopsOf(shipment: TrackedShipment | undefined): string {
  return JSON.stringify(shipment?.waypoints.map(({ latitude, longitude }) => [latitude, longitude]));
}
