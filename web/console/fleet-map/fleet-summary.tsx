import { useEffect, useState } from 'react';
import { counted } from '#web/shipments/amounts.ts';
import type { PlacesInView } from './places-in-view.ts';

/** Debounce of the screen reader announcement while panning, zooming and filtering. */
const ANNOUNCE_DELAY_MS = 1_500;
/** The server returns at most this many vehicles. */
const MAX_VEHICLES = 5_000;

/** '312 of 1,204 vehicles in view', announced only when the number of vehicles changes. */
export function FleetSummary({ inView, total }: { inView: PlacesInView; total: number }) {
  const summary = summaryOf(inView.vehicles, total);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(summary), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [summary]);
  return (
    <>
      <p className="text-dense text-ink-2">{summary}</p>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  );
}

/** A vehicle that was just delivered may still be counted in view. */
function summaryOf(shown: number, total: number): string {
  const inView = Math.min(shown, total);
  if (inView === total && total < MAX_VEHICLES) return `${counted(total, 'vehicle')} in transit`;
  const all =
    total < MAX_VEHICLES
      ? total.toLocaleString('en-US')
      : `the ${MAX_VEHICLES.toLocaleString('en-US')} arriving soonest`;
  return `${inView.toLocaleString('en-US')} of ${all} vehicles in view`;
}
