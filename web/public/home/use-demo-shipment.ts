import { useEffect, useState } from 'react';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { SAMPLE_TRACKING_NUMBER } from '#domain/tracking/sample-shipment.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { usePreloadedData } from '#web/tracking/preloaded-data.ts';
import { useHydrated } from '#web/ui/loading/use-hydrated.ts';
import { whenIdle } from '#web/ui/loading/when-idle.ts';

/**
 * The demo shipment, updated every minute while the page is idle and visible. Null if there is none, undefined until it
 * is known. A page that the server sent without it asks for nothing.
 */
export function useDemoShipment(): TrackedShipment | null | undefined {
  const given = usePreloadedData()?.shipment;
  const rendered = given?.tracking_number === SAMPLE_TRACKING_NUMBER ? given : undefined;
  const [wasNavigatedTo] = useState(useHydrated());
  const [shipment, setShipment] = useState(rendered ?? (wasNavigatedTo ? undefined : null));
  const exists = shipment !== null;

  useEffect(() => {
    if (!exists) return;
    let left = false;
    const update = async () => {
      if (document.visibilityState !== 'visible') return;
      const found = await find();
      if (!left && found !== undefined) setShipment(found);
    };
    let cancel = whenIdle(() => void update());
    const timer = setInterval(() => {
      cancel();
      cancel = whenIdle(() => void update());
    }, MINUTE_MS);
    return () => {
      left = true;
      cancel();
      clearInterval(timer);
    };
  }, [exists]);
  return shipment;
}

/** Null if no shipment has the number; undefined after a failure, which leaves the last response in place. */
async function find(): Promise<TrackedShipment | null | undefined> {
  try {
    const { call } = await import('#web/api/client.ts');
    return await call.tracking.find({ tracking_number: SAMPLE_TRACKING_NUMBER });
  } catch (error) {
    return isRefusal(error, 'NOT_FOUND') ? null : undefined;
  }
}
