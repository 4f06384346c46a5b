import { useEffect, useState } from 'react';
import { counted } from '#web/shipments/amounts.ts';
import type { PlacesInView } from './places-in-view.ts';

/** Said when panning, zooming and filtering have come to rest. */
const REST_MS = 1_500;
/** As many as are read at once. */
const MOST = 5_000;

/** '312 vehicles in 24 places, of 1,204 on their way'. Said aloud only when other vehicles come into view. */
export function FleetSummary({ inView, total }: { inView: PlacesInView; total: number }) {
  const words = `${counted(inView.vehicles, 'vehicle')} in ${counted(inView.places.length, 'place')}`;
  const whole = total >= MOST ? 'the 5,000 that arrive next' : total.toLocaleString('en-US');
  const sentence = `${words}, of ${whole} on their way`;
  const [said, setSaid] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: places come and go with each move
  useEffect(() => {
    const timer = setTimeout(() => setSaid(sentence), REST_MS);
    return () => clearTimeout(timer);
  }, [inView.vehicles, total]);
  return (
    <>
      <p className="text-dense text-ink-2">{sentence}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
