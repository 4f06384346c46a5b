import { type Map as MapLibreMap, Marker } from 'maplibre-gl';
import { ReplayPoint, replayElement } from './replay-point.ts';

/** The replay's point on a MapLibre map. */
export function replayPointOn(map: MapLibreMap): ReplayPoint {
  const element = replayElement();
  const marker = new Marker({ element, subpixelPositioning: true });
  return new ReplayPoint(
    {
      show: () => marker.addTo(map),
      moveTo: (position) => marker.setLngLat(position),
      hide: () => marker.remove(),
    },
    element,
  );
}
