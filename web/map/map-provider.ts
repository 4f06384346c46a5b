import type { PointOnLine } from '#domain/routing/geodesy.ts';
import type { Position } from '#domain/routing/route-leg.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { ReportedPlace } from './glide.ts';

export type Ground = 'map' | 'satellite';

/** What a map shows. Legs follow one another without a jump across ±180. */
export interface RouteView {
  legs: readonly { transport_mode: TransportMode; geometry: readonly Position[] }[];
  stops: readonly { name: string; latitude: number; longitude: number; reached: boolean }[];
  /** Where the vehicle is now; null when nothing moves. */
  live: ReportedPlace | null;
  /** Where the replay of the journey stands; null while none runs. */
  replay: PointOnLine | null;
  /** How far the freight has come along the legs, km. */
  travelled_km: number;
  ground: Ground;
}

export interface MapSettings {
  /** Google's map is to be used. */
  google: boolean;
  /** The operator's own style instead of the one in the package. */
  style_url: string | null;
  /** The operator's own imagery as `…/{z}/{x}/{y}`. */
  satellite_tile_url: string | null;
}

/** South-west and north-east corner of a map; longitudes run on over ±180. */
export type Seen = readonly [southWest: Position, northEast: Position];

/** An interactive map of one route on the page. */
export interface RouteMap {
  /** Shows the view; a live position that has changed is glided to. */
  show(view: RouteView): void;
  /** Says what part of the world is in sight, at once and whenever the map comes to rest. */
  onSeen(listener: (seen: Seen) => void): void;
  /** Goes near the vehicle; nothing while none moves. */
  zoomToVessel(): void;
  close(): void;
}

/** A map engine. Each comes with its own code, which is only loaded when it is chosen. */
export interface MapProvider {
  /**
   * Resolves when the first picture is drawn, rejects when this browser cannot draw it.
   * `onLost` is called when a map that has been drawn can be used no more.
   */
  open(
    container: HTMLElement,
    view: RouteView,
    settings: MapSettings,
    onLost: (error: Error) => void,
  ): Promise<RouteMap>;
}

/** The engine to draw with. */
export async function loadMapProvider({ google }: MapSettings): Promise<MapProvider> {
  if (google) return (await import('./google/google-provider.ts')).googleProvider;
  return (await import('./maplibre-provider.ts')).maplibreProvider;
}
