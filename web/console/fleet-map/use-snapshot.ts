import { useEffect, useState } from 'react';
import type { FleetPosition } from '#contract/fleet.ts';
import { throttled } from '#web/map/throttle.ts';
import type { Vehicles } from './vehicles.ts';

const EVERY_MS = 1_000;

/** The fleet for what React draws in place of the map, at most once a second; kept as it is while `resting`. */
export function useSnapshot(vehicles: Vehicles, resting: boolean): readonly FleetPosition[] {
  const [all, setAll] = useState<readonly FleetPosition[]>(() => [...vehicles.all()]);
  useEffect(() => {
    if (resting) return;
    const show = throttled(() => setAll([...vehicles.all()]), EVERY_MS);
    show();
    return vehicles.onChange(show);
  }, [vehicles, resting]);
  return all;
}
