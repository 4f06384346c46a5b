import { useEffect, useState } from 'react';
import type { FleetPosition } from '#contract/fleet.ts';
import { throttle } from '#web/map/throttle.ts';
import type { Vehicles } from './vehicles.ts';

const INTERVAL_MS = 1_000;

/** A snapshot of the fleet for React, throttled to once a second and frozen while `paused`. */
export function useSnapshot(vehicles: Vehicles, paused: boolean): readonly FleetPosition[] {
  const [all, setAll] = useState<readonly FleetPosition[]>(() => [...vehicles.all()]);
  useEffect(() => {
    if (paused) return;
    const show = throttle(() => setAll([...vehicles.all()]), INTERVAL_MS);
    show();
    return vehicles.onChange(show);
  }, [vehicles, paused]);
  return all;
}
