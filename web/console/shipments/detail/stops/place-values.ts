import type { Place, Point } from '#domain/places/place.ts';

/** Where something is, as typed: by name, by degrees, or both. */
export interface PlaceValues {
  /** '' while the degrees are a person's own; else the name that they came with. */
  placed: string;
  latitude: string;
  longitude: string;
}

const DECIMALS = 4;

/** Undefined when blank, NaN when it is no number. A comma or a typographic minus is read as meant. */
export function readDegrees(typed: string): number | undefined {
  const text = typed.trim().replace('−', '-').replace(',', '.').replace(/\s*°$/, '');
  if (text === '') return undefined;
  return /^[+-]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/** What stands in the fields for a point on the chart. */
export function degreesOf({ latitude, longitude }: Point): Pick<PlaceValues, 'latitude' | 'longitude'> {
  return { latitude: latitude.toFixed(DECIMALS), longitude: longitude.toFixed(DECIMALS) };
}

/** 'Santiago, CL' and where that is. */
export function namedPlace(place: Place): PlaceValues & { name: string } {
  const name = `${place.name}, ${place.country}`;
  return { name, placed: name, ...degreesOf(place) };
}

/** A name that was changed takes with it the degrees that came with the former one. */
export function renamed(name: string, { placed }: PlaceValues): Partial<PlaceValues> {
  return placed !== '' && placed !== name ? { placed: '', latitude: '', longitude: '' } : {};
}

/** Two numbers that were pasted together: '43.8210, -172.4409'. */
export function pastedDegrees(text: string): Pick<PlaceValues, 'latitude' | 'longitude'> | null {
  const found = /^\s*([+-−]?\d+(?:\.\d+)?)°?\s*[,;\s]\s*([+-−]?\d+(?:\.\d+)?)°?\s*$/.exec(text);
  return found ? { latitude: found[1] as string, longitude: found[2] as string } : null;
}

/** The point that stands in the fields; null while it is none. */
export function pointTyped({ latitude, longitude }: PlaceValues): Point | null {
  const point = { latitude: readDegrees(latitude), longitude: readDegrees(longitude) };
  const isThere = [point.latitude, point.longitude].every((value) => Number.isFinite(value));
  return isThere && Math.abs(point.latitude as number) <= 90 && Math.abs(point.longitude as number) <= 180
    ? (point as Point)
    : null;
}
