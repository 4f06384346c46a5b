import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { RouteChart } from '#web/static-map/route-chart.tsx';
import { type MappedShipment, type RouteLine, useRouteView } from '../route/use-route-view.ts';

const size = { width: 860, height: 300, padding: 36 };
/** The delay before loading: after everything on the screen, before anyone prints. */
const AFTER_MS = 5_000;

/** The route in print, where a live map is an empty frame. */
export function PrintChart({ shipment, route }: { shipment: MappedShipment; route: RouteLine }) {
  const { view } = useRouteView(shipment, route, 'map');
  const wanted = useWantedForPrint();
  if (!wanted || view.stops.length === 0) return null;
  return (
    <div aria-hidden="true" className="hidden overflow-hidden rounded-lg border border-line print:block">
      <RouteChart
        {...size}
        legs={view.legs}
        stops={view.stops}
        live={view.live}
        travelledKm={view.travelled_km}
      />
    </div>
  );
}

function useWantedForPrint(): boolean {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const beforePrint = () => flushSync(() => setWanted(true));
    const timer = setTimeout(() => setWanted(true), AFTER_MS);
    window.addEventListener('beforeprint', beforePrint);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('beforeprint', beforePrint);
    };
  }, []);
  return wanted;
}
