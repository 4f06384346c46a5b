import './google-map.css';
import type { Position } from '#domain/routing/route-leg.ts';
import { routeParts } from '#web/static-map/route-parts.ts';
import { unwrapLongitudes } from '#web/static-map/route-projection.ts';
import { GlidingPoint, pointElement } from '../gliding-point.ts';
import {
  boundsOf,
  containsBounds,
  DEFAULT_CENTRE,
  DEFAULT_ZOOM,
  fitPadding,
  lowestZoom,
  MAX_ZOOM,
  MIN_ZOOM,
  vesselZoom,
} from '../map-camera.ts';
import { onThemeChange, readMapColours } from '../map-colours.ts';
import { NOT_FOR_NAVIGATION, PLACES_CREDIT } from '../map-credits.ts';
import type { RouteMap, RouteView, Viewport } from '../map-provider.ts';
import { ReplayPoint, replayElement } from '../replay-point.ts';
import { throttle } from '../throttle.ts';
import { boundsLiteral, placeLiteral, zoomThatFits } from './google-camera.ts';
import { groundStyles, ROADS_ZOOM } from './ground-styles.ts';
import { HtmlMarker } from './html-marker.ts';
import { routeStrokes } from './route-strokes.ts';
import { stopElement } from './stop-element.ts';

const VIEWPORT_INTERVAL_MS = 250;

/** A route on Google Maps. Requires Google's script; rethrows errors of its constructor. */
export class GoogleRouteMap implements RouteMap {
  /** Settles when the map is idle for the first time. */
  readonly drawn: Promise<void>;
  readonly #host: HTMLElement;
  readonly #map: google.maps.Map;
  readonly #live: GlidingPoint;
  readonly #replayMarker: HtmlMarker;
  readonly #replay: ReplayPoint;
  readonly #stopFollowingTheme: () => void;
  #lines: google.maps.Polyline[] = [];
  #stops: HtmlMarker[] = [];
  #view: RouteView;
  /** False for the rest of a replay once the user moves the map. */
  #followsReplay = true;

  constructor(host: HTMLElement, view: RouteView) {
    this.#host = host;
    this.#view = view;
    this.#map = new google.maps.Map(host, {
      center: placeLiteral(DEFAULT_CENTRE),
      zoom: DEFAULT_ZOOM,
      maxZoom: MAX_ZOOM,
      backgroundColor: readMapColours().water,
      gestureHandling: 'cooperative',
      disableDefaultUI: true,
      zoomControl: true,
      zoomControlOptions: { position: google.maps.ControlPosition.RIGHT_TOP },
      clickableIcons: false,
    });
    this.#map.controls[google.maps.ControlPosition.RIGHT_BOTTOM]?.push(credits());
    const point = pointElement();
    this.#live = new GlidingPoint(new HtmlMarker(this.#map, point), point);
    const ring = replayElement();
    this.#replayMarker = new HtmlMarker(this.#map, ring);
    this.#replay = new ReplayPoint(this.#replayMarker, ring);
    this.#map.addListener('dragstart', () => {
      this.#followsReplay = false;
    });
    this.#stopFollowingTheme = onThemeChange(() => this.#paint());
    this.drawn = new Promise((resolve) => {
      google.maps.event.addListenerOnce(this.#map, 'idle', () => resolve());
    });
    this.#map.addListener('zoom_changed', () => this.#paintGround());
    this.#paint();
    this.showWholeRoute();
    this.#moveLive();
  }

  show(view: RouteView): void {
    const before = this.#view;
    this.#view = view;
    if (view.ground !== before.ground) this.#paintGround();
    if (view.legs !== before.legs || view.stops !== before.stops) this.#paint();
    if (view.legs !== before.legs) this.showWholeRoute();
    if (view.live !== before.live) this.#moveLive();
    else if (view.travelled_km !== before.travelled_km) this.#drawLines();
    if (view.replay !== before.replay) this.#moveReplay(before.replay !== null);
  }

  onViewport(listener: (seen: Viewport) => void): void {
    const report = throttle(() => {
      const bounds = this.#map.getBounds();
      if (bounds) listener(cornersOf(bounds));
    }, VIEWPORT_INTERVAL_MS);
    this.#map.addListener('bounds_changed', report);
    report();
  }

  /** Fits the whole route and lowers the minimum zoom if necessary. */
  showWholeRoute(): void {
    const line = this.#line();
    const bounds = boundsOf(line.length > 0 ? line : unwrapLongitudes(this.#view.stops));
    if (!bounds) return;
    const { clientWidth: width, clientHeight: height } = this.#host;
    const padding = fitPadding(width);
    this.#map.setOptions({ minZoom: lowestZoom(zoomThatFits(bounds, { width, height }, padding)) });
    this.#map.fitBounds(boundsLiteral(bounds), padding);
  }

  zoomToVessel(): void {
    const { live } = this.#view;
    if (live)
      this.#map.setOptions({
        center: placeLiteral([live.longitude, live.latitude]),
        zoom: vesselZoom(live.transport_mode),
        minZoom: MIN_ZOOM,
      });
  }

  close(): void {
    this.#stopFollowingTheme();
    this.#live.close();
    google.maps.event.clearInstanceListeners(this.#map);
    this.#host.remove();
  }

  #paint(): void {
    const { stops } = this.#view;
    this.#paintGround();
    this.#drawLines();
    for (const stop of this.#stops) stop.hide();
    this.#stops = stops.map((stop, index) => {
      const isEnd = index === 0 || index === stops.length - 1;
      return new HtmlMarker(this.#map, stopElement(stop, { isEnd }), [stop.longitude, stop.latitude]);
    });
    for (const stop of this.#stops) stop.show();
  }

  #paintGround(): void {
    const { ground } = this.#view;
    const zoom = this.#map.getZoom() ?? DEFAULT_ZOOM;
    this.#host.toggleAttribute('data-far', zoom < ROADS_ZOOM);
    this.#map.setOptions({
      // Imagery with names and borders, as on the MapLibre map.
      mapTypeId: ground === 'satellite' ? 'hybrid' : 'roadmap',
      styles: groundStyles(ground, zoom, readMapColours()),
    });
  }

  #drawLines(): void {
    const colours = readMapColours();
    for (const line of this.#lines) line.setMap(null);
    this.#lines = routeParts(this.#view.legs, this.#view.travelled_km)
      .flatMap((part) => routeStrokes(part, colours))
      .map((stroke) => new google.maps.Polyline({ ...stroke, map: this.#map }));
  }

  /** Splits the line again only when the point has arrived, so that the line never runs ahead of it. */
  #moveLive(): void {
    const { live } = this.#view;
    this.#live.show(live, this.#line(), () => this.#drawLines());
    if (!live) this.#drawLines();
  }

  #moveReplay(wasRunning: boolean): void {
    const { replay } = this.#view;
    this.#replay.show(replay);
    if (!replay) {
      this.showWholeRoute();
      return;
    }
    if (!wasRunning) this.#followsReplay = !this.#showsWholeRoute();
    if (this.#followsReplay) this.#replayMarker.keepInView();
  }

  #showsWholeRoute(): boolean {
    const seen = this.#map.getBounds();
    const route = boundsOf(this.#line());
    return seen !== undefined && route !== null && containsBounds(cornersOf(seen), route);
  }

  #line(): Position[] {
    return this.#view.legs.flatMap(({ geometry }) => geometry);
  }
}

/** Longitudes are unwrapped beyond 180° if the map crosses it. */
function cornersOf(bounds: google.maps.LatLngBounds): Viewport {
  const { south, west, north, east } = bounds.toJSON();
  return [
    [west, south],
    [east < west ? east + 360 : east, north],
  ];
}

function credits(): HTMLElement {
  const element = document.createElement('p');
  element.className = 'google-credits';
  element.textContent = [PLACES_CREDIT, NOT_FOR_NAVIGATION].join(' | ');
  return element;
}
