export interface RouteEnds {
  origin_city: string;
  origin_country: string;
  destination_city: string;
  destination_country: string;
}

/** 'Houston, US'; a missing country is omitted. */
export function placeLabel(city: string, country: string | null): string {
  return country ? `${city}, ${country}` : city;
}

/** 'Houston, US to Rotterdam, NL'; a missing country is omitted. */
export function routeLabel(ends: RouteEnds): string {
  const { origin_city, origin_country, destination_city, destination_country } = ends;
  return `${placeLabel(origin_city, origin_country)} to ${placeLabel(destination_city, destination_country)}`;
}
