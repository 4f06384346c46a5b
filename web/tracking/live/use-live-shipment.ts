import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { api } from '#web/api/client.ts';
import { retryLive, useLive, useLiveState } from '#web/api/live.ts';
import type { LiveState } from '#web/api/live-connection.ts';
import { applyPosition } from './live-patch.ts';

export interface LiveShipment {
  state: LiveState;
  /** Whether the changes missed while disconnected have been fetched. */
  caughtUp: boolean;
  /** The time up to which the data is complete: of the last message or fetch. */
  knownAt: Date;
  /** Refetches and reconnects immediately. */
  retry(): void;
}

/** Keeps the data of `useTrackedShipment` and the exceptions and the delivery of the shipment live while the component is mounted. */
export function useLiveShipment(shipment: TrackedShipment): LiveShipment {
  const { tracking_number } = shipment;
  const queryClient = useQueryClient();
  const queryKey = api.tracking.find.queryKey({ input: { tracking_number } });
  const state = useLiveState();
  const [readAt, setReadAt] = useState(0);
  const newest = useRef<{ of: string; message: unknown } | null>(null);

  const show = (message: unknown) =>
    queryClient.setQueryData(queryKey, (shown) => shown && applyPosition(shown, message));
  const readAgain = async () => {
    const begun = Date.now();
    const before = stopsOf(queryClient.getQueryData(queryKey));
    for (const query of [api.exceptions.list, api.deliveries.find])
      void queryClient.invalidateQueries({ queryKey: query.queryKey({ input: { tracking_number } }) });
    await queryClient.invalidateQueries({ queryKey });
    // The line follows the stops; it is fetched separately because it is large.
    if (stopsOf(queryClient.getQueryData(queryKey)) !== before)
      await queryClient.invalidateQueries({
        queryKey: api.tracking.route.queryKey({ input: { tracking_number } }),
      });
    if (queryClient.getQueryState(queryKey)?.status === 'success') setReadAt(begun);
  };
  useLive(
    `tracking:${tracking_number}`,
    ({ event, data }) => {
      if (event !== 'moved') {
        // The refetched shipment may have dropped that position.
        newest.current = null;
        return void readAgain();
      }
      newest.current = { of: tracking_number, message: data };
      show(data);
    },
    () => void readAgain(),
  );

  // A response requested before the position changed would restore the old position.
  const keepNewest = useEffectEvent((read: TrackedShipment) => {
    if (newest.current?.of !== read.tracking_number) return;
    const { message } = newest.current;
    if (applyPosition(read, message) !== read) show(message);
  });
  useEffect(() => keepNewest(shipment), [shipment]);

  const receivedAt = state.status === 'reconnecting' ? state.since.getTime() : 0;
  return {
    state,
    caughtUp: state.status === 'connected' && readAt >= state.since.getTime(),
    knownAt: new Date(Math.max(receivedAt, readAt)),
    retry() {
      retryLive();
      void readAgain();
    },
  };
}

function stopsOf(shipment: TrackedShipment | undefined): string {
  return JSON.stringify(shipment?.waypoints.map(({ latitude, longitude }) => [latitude, longitude]));
}
