import * as z from 'zod';

/** A point on the earth in decimal degrees, WGS 84. */
export const Point = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type Point = z.infer<typeof Point>;

/** ISO 3166-1 alpha-2, upper case. */
export const CountryCode = z.string().regex(/^[A-Z]{2}$/);
export type CountryCode = z.infer<typeof CountryCode>;

/** A populated place in the gazetteer. `admin1` is '' where no current name is known. */
export const Place = Point.extend({
  name: z.string(),
  country: CountryCode,
  admin1: z.string(),
  population: z.number().int().min(0),
  /** IANA zone, such as 'Europe/Berlin'. */
  timezone: z.string(),
});
export type Place = z.infer<typeof Place>;

/** A place that a search found. `matched_name` is the former or foreign name it was found by, else null. */
export const FoundPlace = Place.extend({ matched_name: z.string().nullable() });
export type FoundPlace = z.infer<typeof FoundPlace>;

/** The coordinates of a typed city and country. `approximate` is true when only the country is known. */
export const LocatedPlace = Point.extend({
  name: z.string(),
  country: CountryCode,
  timezone: z.string(),
  approximate: z.boolean(),
});
export type LocatedPlace = z.infer<typeof LocatedPlace>;

/** A candidate for an ambiguous name; typing 'name, region' selects it. */
export const PlaceCandidate = Point.extend({ name: z.string(), region: z.string(), country: CountryCode });
export type PlaceCandidate = z.infer<typeof PlaceCandidate>;
