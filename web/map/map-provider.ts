import type { Position } from '#domain/routing/route-leg.ts';
import type { PointOnLine } from '#domain/routing/search/geodesy.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { ReportedPlace } from './glide.ts';

export type Ground = 'map' | 'satellite';

/** The data of a map. Legs are continuous, without a jump at ±180. */
export interface RouteView {
  legs: readonly { transport_mode: TransportMode; geometry: readonly Position[] }[];
  stops: readonly { name: string; latitude: number; longitude: number; reached: boolean }[];
  /** Where the vehicle is now; null when nothing moves. */
  live: (ReportedPlace & { transport_mode: TransportMode }) | null;
  /** The position of the replay. Null if none is running. */
  replay: PointOnLine | null;
  /** Distance travelled along the legs, in km. */
  travelled_km: number;
  ground: Ground;
}

export interface MapSettings {
  /** Whether to use Google Maps. */
  google: boolean;
  /** The operator's style, which replaces the bundled one. */
  style_url: string | null;
  /** The operator's imagery as `…/{z}/{x}/{y}`. */
  satellite_tile_url: string | null;
}

/** South-west and north-east corner of a map, with longitudes unwrapped beyond ±180. */
export type Viewport = readonly [southWest: Position, northEast: Position];

/** An interactive map of one route on the page. */
export interface RouteMap {
  /** Shows the view. A changed live position is animated. */
  show(view: RouteView): void;
  /** Reports the viewport, initially and whenever the map stops moving. */
  onViewport(listener: (seen: Viewport) => void): void;
  /** Fits the whole route, as at the beginning. */
  showWholeRoute(): void;
  /** Zooms to the vehicle, if there is a live position. */
  zoomToVessel(): void;
  close(): void;
}

/** A map engine. Its code is loaded only if it is used. */
export interface MapProvider {
  /**
   * Resolves with the first complete frame, or rejects if this browser can't render the map.
   * `onLost` is called when a rendered map stops working.
   */
  open(
    container: HTMLElement,
    view: RouteView,
    settings: MapSettings,
    onLost: (error: Error) => void,
  ): Promise<RouteMap>;
}

/** Loads the configured map engine. */
export async function loadMapProvider({ google }: MapSettings): Promise<MapProvider> {
  if (google) return (await import('./google/google-provider.ts')).googleProvider;
  return (await import('./maplibre-provider.ts')).maplibreProvider;
}
