import type { Place, Point } from '#domain/places/place.ts';

/** A typed place: by name, by coordinates, or both. */
export interface PlaceValues {
  /** The name that the coordinates belong to; '' if the user typed them. */
  placed: string;
  latitude: string;
  longitude: string;
}

const DECIMALS = 4;

/** Undefined if blank, NaN if invalid. Accepts a decimal comma and a typographic minus. */
export function readDegrees(typed: string): number | undefined {
  const text = typed.trim().replace('−', '-').replace(',', '.').replace(/\s*°$/, '');
  if (text === '') return undefined;
  return /^[+-]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/** The coordinate fields for a point on the map. */
export function degreesOf({ latitude, longitude }: Point): Pick<PlaceValues, 'latitude' | 'longitude'> {
  return { latitude: latitude.toFixed(DECIMALS), longitude: longitude.toFixed(DECIMALS) };
}

/** The fields for a suggested place such as 'Santiago, CL'. */
export function namedPlace(place: Place): PlaceValues & { name: string } {
  const name = `${place.name}, ${place.country}`;
  return { name, placed: name, ...degreesOf(place) };
}

/** A changed name clears the coordinates that belong to the former name. */
export function renamed(name: string, { placed }: PlaceValues): Partial<PlaceValues> {
  return placed !== '' && placed !== name ? { placed: '', latitude: '', longitude: '' } : {};
}

/** Two numbers pasted together: '43.8210, -172.4409'. */
export function pastedDegrees(text: string): Pick<PlaceValues, 'latitude' | 'longitude'> | null {
  const found = /^\s*([+-−]?\d+(?:\.\d+)?)°?\s*[,;\s]\s*([+-−]?\d+(?:\.\d+)?)°?\s*$/.exec(text);
  return found ? { latitude: found[1] as string, longitude: found[2] as string } : null;
}

/** The point in the fields; null if it is invalid. */
export function parsePoint({ latitude, longitude }: PlaceValues): Point | null {
  const point = { latitude: readDegrees(latitude), longitude: readDegrees(longitude) };
  const isThere = [point.latitude, point.longitude].every((value) => Number.isFinite(value));
  return isThere && Math.abs(point.latitude as number) <= 90 && Math.abs(point.longitude as number) <= 180
    ? (point as Point)
    : null;
}
