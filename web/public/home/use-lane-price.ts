import { useEffect, useState } from 'react';
import { type PreloadedData, usePreloadedData } from '#web/tracking/preloaded-data.ts';
import { whenIdle } from '#web/ui/loading/when-idle.ts';
import type { PricedLane } from './lane-card.tsx';

type LanePrice = NonNullable<PreloadedData['lane_price']>;

/** The lane's price: first the one that the server rendered. Undefined until it is known, and if it can't be calculated. */
export function useLanePrice({ origin, destination, cargo_kg }: PricedLane): LanePrice | undefined {
  const given = usePreloadedData()?.lane_price ?? undefined;
  const [price, setPrice] = useState(given);
  useEffect(() => {
    const abort = new AbortController();
    const cancel = whenIdle(() => {
      find({ origin, destination, weight: cargo_kg }, abort.signal).then(setPrice, () => undefined);
    });
    return () => {
      cancel();
      abort.abort();
    };
  }, [origin, destination, cargo_kg]);
  return price;
}

async function find(
  lane: { origin: string; destination: string; weight: number },
  signal: AbortSignal,
): Promise<LanePrice | undefined> {
  const { call } = await import('#web/api/client.ts');
  const { estimates, exclude_vat } = await call.quotes.estimate(
    { ...lane, transport_modes: ['ocean'] },
    { signal },
  );
  const [ocean] = estimates;
  return ocean && { ...ocean, exclude_vat, cost_cents: ocean.estimated_cost_cents };
}
