import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { nearestTurn, unwrapLongitudes } from '#web/static-map/route-projection.ts';
import { cornersOf, newMap } from './chart-map.ts';
import { MAP_FONT } from './chart-style.ts';
import { LiveMarker } from './live-marker.ts';
import {
  boundsOf,
  containsBounds,
  DEFAULT_CENTRE,
  DEFAULT_ZOOM,
  fitPadding,
  lowestZoom,
  MAX_ZOOM,
  MIN_ZOOM,
  shiftToFollow,
  vesselZoom,
} from './map-camera.ts';
import { onThemeChange } from './map-colours.ts';
import type { MapProvider, MapSettings, RouteMap, RouteView, Viewport } from './map-provider.ts';
import { MapStyle } from './map-style.ts';
import { replayPointOn } from './replay-marker.ts';
import type { ReplayPoint } from './replay-point.ts';
import { ROUTE_SOURCE, routeFeatures, withRoute } from './route-layers.ts';
import { throttle } from './throttle.ts';

const VIEWPORT_INTERVAL_MS = 250;

/** The bundled MapLibre map, which needs no key and no external service. */
export const maplibreProvider: MapProvider = {
  async open(container, view, settings) {
    await document.fonts.load(`14px "${MAP_FONT[0]}"`);
    const map = new MapLibreRouteMap(container, view, settings);
    return map.drawn.then(
      () => map,
      (error: Error) => {
        map.close();
        throw error;
      },
    );
  },
};

class MapLibreRouteMap implements RouteMap {
  /** Settles with the first complete frame. */
  readonly drawn: Promise<void>;
  readonly #map: MapLibreMap;
  readonly #style: MapStyle;
  readonly #marker: LiveMarker;
  readonly #replay: ReplayPoint;
  readonly #stopFollowingTheme: () => void;
  #view: RouteView;
  /** False if the whole route is in view, or after the user moved the map. */
  #followsReplay = false;
  /** Whether the whole route stays in view when the map's size changes; false after the user moved the map. */
  #showsRoute = true;

  constructor(container: HTMLElement, view: RouteView, settings: MapSettings) {
    this.#view = view;
    this.#map = newMap(container, {
      title: 'Live map of the route',
      center: DEFAULT_CENTRE,
      zoom: DEFAULT_ZOOM,
      maxZoom: MAX_ZOOM,
      cooperativeGestures: true,
    });
    this.#style = new MapStyle(this.#map, settings);
    this.#marker = new LiveMarker(this.#map);
    this.#replay = replayPointOn(this.#map);
    this.#map.on('movestart', ({ originalEvent }) => {
      if (!originalEvent) return;
      this.#followsReplay = false;
      this.#showsRoute = false;
    });
    this.#map.on('resize', () => this.#showsRoute && this.showWholeRoute());
    this.#stopFollowingTheme = onThemeChange(() => this.#paint());
    this.drawn = new Promise((resolve, reject) => {
      this.#map.once('idle', () => resolve());
      this.#style.onHopeless(reject);
    });
    this.#paint();
    this.showWholeRoute();
    this.#moveLive();
  }

  show(view: RouteView): void {
    const before = this.#view;
    this.#view = view;
    if (view.ground !== before.ground || view.legs !== before.legs || view.stops !== before.stops)
      this.#paint();
    if (view.legs !== before.legs) this.showWholeRoute();
    if (view.live !== before.live) this.#moveLive();
    else if (view.travelled_km !== before.travelled_km) this.#drawTravelled();
    if (view.replay !== before.replay) this.#moveReplay(before.replay !== null);
  }

  onViewport(listener: (seen: Viewport) => void): void {
    const report = throttle(() => listener(cornersOf(this.#map)), VIEWPORT_INTERVAL_MS);
    this.#map.on('moveend', report);
    this.#map.on('resize', report);
    report();
  }

  /** Fits the whole route and lowers the minimum zoom if necessary. */
  showWholeRoute(): void {
    this.#showsRoute = true;
    const { legs, stops } = this.#view;
    const line = legs.flatMap(({ geometry }) => geometry);
    const bounds = boundsOf(line.length > 0 ? line : unwrapLongitudes(stops));
    if (!bounds) return;
    const padding = fitPadding(this.#map.getContainer().clientWidth);
    this.#map.setMinZoom(0);
    const camera = this.#map.cameraForBounds(bounds, { padding, maxZoom: MAX_ZOOM });
    this.#map.setMinZoom(lowestZoom(camera?.zoom ?? MIN_ZOOM));
    this.#map.fitBounds(bounds, { padding, maxZoom: MAX_ZOOM, animate: false });
  }

  zoomToVessel(): void {
    const { live, legs } = this.#view;
    if (!live) return;
    const line = legs.flatMap(({ geometry }) => geometry);
    this.#showsRoute = false;
    // After the flight, because a higher minimum would zoom in on the middle of the route first.
    this.#map.once('moveend', () => {
      if (!this.#showsRoute) this.#map.setMinZoom(MIN_ZOOM);
    });
    this.#map.easeTo({
      center: [nearestTurn(live.longitude, line), live.latitude],
      zoom: vesselZoom(live.transport_mode),
    });
  }

  close(): void {
    this.#stopFollowingTheme();
    this.#marker.close();
    this.#map.remove();
  }

  #paint(): void {
    const view = this.#view;
    this.#style.paint(view.ground, (ground, colours) => withRoute(ground, view, colours));
  }

  #moveLive(): void {
    const { live, legs } = this.#view;
    const line = legs.flatMap(({ geometry }) => geometry);
    this.#marker.show(live, line, () => this.#drawTravelled());
    if (!live) this.#drawTravelled();
  }

  /** The map follows the point's own motion, so it needs no animation. */
  #moveReplay(wasRunning: boolean): void {
    const { replay } = this.#view;
    this.#replay.show(replay);
    if (!replay) {
      this.showWholeRoute();
      return;
    }
    if (!wasRunning) this.#followsReplay = !this.#showsWholeRoute();
    if (!this.#followsReplay) return;
    const turn = 360 * Math.round((this.#map.getCenter().lng - replay.longitude) / 360);
    const { x, y } = this.#map.project([replay.longitude + turn, replay.latitude]);
    const { clientWidth: width, clientHeight: height } = this.#map.getContainer();
    const shift = shiftToFollow([x, y], { width, height });
    if (shift.some(Boolean)) this.#map.panBy(shift, { animate: false });
  }

  #showsWholeRoute(): boolean {
    const bounds = boundsOf(this.#view.legs.flatMap(({ geometry }) => geometry));
    return bounds !== null && containsBounds(cornersOf(this.#map), bounds);
  }

  /** Splits the line again only when the point has arrived, so that the line never runs ahead of it. */
  #drawTravelled(): void {
    const { legs, travelled_km } = this.#view;
    this.#map.getSource<GeoJSONSource>(ROUTE_SOURCE)?.setData(routeFeatures(legs, travelled_km));
  }
}
