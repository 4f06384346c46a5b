import type { Place, Point } from '../places/place.ts';
import { distanceKm } from './search/geodesy.ts';

/** IANA zones, such as 'Asia/Shanghai'. */
export interface TimeZones {
  /** The time zone of a point. */
  at(point: Point): string;
  /** The time zone of a town, or of its country's capital where the town is unknown. */
  ofTown(city: string, country: string): string;
}

const CELL_DEGREES = 2;
const COLUMNS = 360 / CELL_DEGREES;
const ROWS = 180 / CELL_DEGREES;
/** Farther from any town than this, the nautical time zone of the longitude applies. */
const COASTAL_KM = 370;
const DEGREES_PER_HOUR = 15;
/** Search radius in rows that covers COASTAL_KM; a degree of latitude is 111 km. */
const REACH = Math.ceil(COASTAL_KM / (CELL_DEGREES * 111));

/**
 * Time zones by the nearest town in the gazetteer, whose licence allows redistribution; boundary data sets derive from
 * OpenStreetMap. Within a few kilometres of a border the result may be the neighbouring zone.
 */
export function nearestZone(places: readonly Place[]): (point: Point) => string {
  const cells = new Map<number, Place[]>();
  for (const place of places) {
    const cell = cellOf(place);
    const found = cells.get(cell);
    if (found) found.push(place);
    else cells.set(cell, [place]);
  }
  return (point) => nearestTown(cells, point)?.timezone ?? nauticalZone(point);
}

function nearestTown(cells: ReadonlyMap<number, Place[]>, point: Point): Place | undefined {
  const row = rowOf(point);
  // Meridians converge: towards the poles the same distance spans more columns.
  const shrink = Math.max(0.1, Math.cos((point.latitude * Math.PI) / 180));
  const columns = Math.min(COLUMNS / 2, Math.ceil(REACH / shrink));
  let nearest: Place | undefined;
  let nearest_km = COASTAL_KM;
  for (let y = Math.max(0, row - REACH); y <= Math.min(ROWS - 1, row + REACH); y++)
    for (let x = -columns; x <= columns; x++)
      for (const place of cells.get(y * COLUMNS + wrapColumn(columnOf(point) + x)) ?? []) {
        const km = distanceKm(place, point);
        if (km < nearest_km) [nearest, nearest_km] = [place, km];
      }
  return nearest;
}

function nauticalZone({ longitude }: Point): string {
  const hours = Math.round(longitude / DEGREES_PER_HOUR);
  // POSIX signs: Etc/GMT-8 is ahead of UTC.
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

function cellOf(point: Point): number {
  return rowOf(point) * COLUMNS + columnOf(point);
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
