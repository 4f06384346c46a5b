import { distanceKm } from './distance.ts';
import type { Place, Point } from './place.ts';

const CELL_DEGREES = 2;
const COLUMNS = 360 / CELL_DEGREES;
const ROWS = 180 / CELL_DEGREES;
const KM_PER_DEGREE = 111;

/** Finds the nearest of these places within `reachKm`. */
export function nearestPlace(places: readonly Place[], reachKm: number): (point: Point) => Place | undefined {
  const cells = new Map<number, Place[]>();
  for (const place of places) {
    const cell = rowOf(place) * COLUMNS + columnOf(place);
    const found = cells.get(cell);
    if (found) found.push(place);
    else cells.set(cell, [place]);
  }
  const reach = Math.ceil(reachKm / (CELL_DEGREES * KM_PER_DEGREE));
  return (point) => {
    const row = rowOf(point);
    // Meridians converge: towards the poles the same distance spans more columns.
    const shrink = Math.max(0.1, Math.cos((point.latitude * Math.PI) / 180));
    const columns = Math.min(COLUMNS / 2, Math.ceil(reach / shrink));
    let nearest: Place | undefined;
    let nearest_km = reachKm;
    for (let y = Math.max(0, row - reach); y <= Math.min(ROWS - 1, row + reach); y++)
      for (let x = -columns; x <= columns; x++)
        for (const place of cells.get(y * COLUMNS + wrapColumn(columnOf(point) + x)) ?? []) {
          const km = distanceKm(place, point);
          if (km < nearest_km) [nearest, nearest_km] = [place, km];
        }
    return nearest;
  };
}

function rowOf({ latitude }: Point): number {
  return Math.min(ROWS - 1, Math.floor((latitude + 90) / CELL_DEGREES));
}

function columnOf({ longitude }: Point): number {
  return wrapColumn(Math.floor((longitude + 180) / CELL_DEGREES));
}

function wrapColumn(column: number): number {
  return ((column % COLUMNS) + COLUMNS) % COLUMNS;
}
