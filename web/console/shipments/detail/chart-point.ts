import type { Point } from '#domain/places/place.ts';
import type { Position } from '#domain/routing/route-leg.ts';
import { alignLines, fitRoute, nearestTurn } from '#web/static-map/route-projection.ts';

/** Padding around the route on the dialog's map, in pixels. */
export const CHART_PADDING = 32;

interface Drawn {
  legs: readonly { geometry: readonly Position[] }[];
  stops: readonly Point[];
  live: Point | null | undefined;
}

interface At {
  width: number;
  height: number;
  x: number;
  y: number;
}

/** The coordinates under a pixel of a `RouteChart` with `CHART_PADDING`; null on the map of the whole world. */
export function pointAt({ legs, stops, live }: Drawn, { width, height, x, y }: At): Point | null {
  const line = alignLines(legs.map(({ geometry }) => geometry)).flat();
  const marked = [...stops, ...(live ? [live] : [])].map(
    ({ latitude, longitude }): Position => [nearestTurn(longitude, line), latitude],
  );
  const shown = [...line, ...marked];
  if (shown.length === 0) return null;
  const { west, east, south, north } = fitRoute(shown, { width, height, padding: CHART_PADDING });
  const longitude = west + (x / width) * (east - west);
  const latitude = north - (y / height) * (north - south);
  if (Math.abs(latitude) > 90) return null;
  return { latitude, longitude: longitude - 360 * Math.round(longitude / 360) };
}
