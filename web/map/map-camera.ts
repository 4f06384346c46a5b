import type { Position } from '#domain/routing/route-leg.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { Viewport } from './map-provider.ts';

/** Zoom limits while the map shows the vessel. The whole route may need a lower minimum. */
export const MIN_ZOOM = 4;
export const MAX_ZOOM = 15;
/** Centre of the map without data, `[longitude, latitude]`. */
export const DEFAULT_CENTRE: Position = [0, 20];
export const DEFAULT_ZOOM = 5;

const STREET_ZOOM = 8;

/** The zoom for showing a vehicle. At sea and in the air a closer map would show no coast. */
export function vesselZoom(mode: TransportMode): number {
  return mode === 'sea' || mode === 'air' ? DEFAULT_ZOOM : STREET_ZOOM;
}

/** Below this width the buttons and the credits cover the upper and lower edge, and nothing the sides. */
const NARROW_PX = 640;

export interface Padding {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Padding around a fitted route in pixels, for a map of this width. */
export function fitPadding(width: number): Padding {
  return width < NARROW_PX
    ? { top: 72, right: 40, bottom: 120, left: 40 }
    : { top: 80, right: 120, bottom: 80, left: 80 };
}

/** South-west and north-east corner, or null without positions. Longitudes stay unwrapped. */
export function boundsOf(positions: readonly Position[]): [Position, Position] | null {
  if (positions.length === 0) return null;
  const longitudes = positions.map(([longitude]) => longitude);
  const latitudes = positions.map(([, latitude]) => latitude);
  return [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ];
}

/** The minimum zoom of a map whose route fits at this zoom. */
export function lowestZoom(fitting: number): number {
  return Math.min(MIN_ZOOM, Math.max(0, Math.floor(fitting)));
}

/** Whether a map that shows `seen` contains these bounds, on any copy of the world. */
export function containsBounds(
  seen: Viewport,
  [southWest, northEast]: readonly [Position, Position],
): boolean {
  const [[west, south], [east, north]] = onTurnOf((southWest[0] + northEast[0]) / 2, seen);
  return west <= southWest[0] && south <= southWest[1] && east >= northEast[0] && north >= northEast[1];
}

/** Whether a map that shows `seen` contains this place, on any copy of the world. */
export function containsPlace(
  seen: Viewport,
  { longitude, latitude }: { longitude: number; latitude: number },
): boolean {
  return containsBounds(seen, [
    [longitude, latitude],
    [longitude, latitude],
  ]);
}

/** The same bounds, shifted to the copy of the world nearest to a longitude. */
function onTurnOf(longitude: number, [southWest, northEast]: Viewport): Viewport {
  const shift = 360 * Math.round((longitude - (southWest[0] + northEast[0]) / 2) / 360);
  return [
    [southWest[0] + shift, southWest[1]],
    [northEast[0] + shift, northEast[1]],
  ];
}

/** Minimum distance of a followed point from the map's edges, as a share of its size. */
const MIDDLE = 0.3;

/** The shift in pixels that brings a point into the map's middle part. Zero if it is already there. */
export function shiftToFollow(
  [x, y]: readonly [x: number, y: number],
  { width, height }: { width: number; height: number },
): [x: number, y: number] {
  return [beyond(x, width), beyond(y, height)];
}

function beyond(at: number, size: number): number {
  return at - Math.min(size * (1 - MIDDLE), Math.max(size * MIDDLE, at));
}
