import {
  AttributionControl,
  addProtocol,
  Map as MapLibreMap,
  type MapOptions,
  NavigationControl,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import 'maplibre-gl/dist/maplibre-gl.css';
import './map.css';
import { registerBlueMarble } from './blue-marble.ts';
import { NOT_FOR_NAVIGATION, PLACES_CREDIT } from './map-credits.ts';
import type { Viewport } from './map-provider.ts';
import { isDrawnInSoftware, paceFrames } from './software-rendering.ts';

setWorkerUrl(workerUrl);
registerBlueMarble(addProtocol);

interface NewMapOptions extends Omit<MapOptions, 'container' | 'style' | 'attributionControl' | 'locale'> {
  /** The map's accessible name. */
  title: string;
}

/** A MapLibre map with north up, controls and attribution, and no style yet. */
export function newMap(container: HTMLElement, { title, ...options }: NewMapOptions): MapLibreMap {
  const map = new MapLibreMap({
    container,
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    attributionControl: false,
    locale: { 'Map.Title': title },
    ...options,
  });
  if (isDrawnInSoftware(map)) {
    paceFrames(map);
    map.setPixelRatio(1);
  }
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(
    new AttributionControl({ customAttribution: [PLACES_CREDIT, NOT_FOR_NAVIGATION] }),
    'bottom-right',
  );
  return map;
}

export function cornersOf(map: MapLibreMap): Viewport {
  const bounds = map.getBounds();
  return [
    [bounds.getWest(), bounds.getSouth()],
    [bounds.getEast(), bounds.getNorth()],
  ];
}
