import { type Map as MapLibreMap, Marker } from 'maplibre-gl';
import { GlidingPoint, pointElement } from './gliding-point.ts';

/** The live point on a MapLibre map. */
export class LiveMarker extends GlidingPoint {
  constructor(map: MapLibreMap) {
    const element = pointElement();
    const marker = new Marker({ element, subpixelPositioning: true });
    super(
      {
        show: () => marker.addTo(map),
        moveTo: (position) => marker.setLngLat(position),
        hide: () => marker.remove(),
      },
      element,
    );
  }
}
