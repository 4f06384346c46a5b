import { capitalOf } from './capitals.ts';
import { distanceKm } from './distance.ts';
import { addNames, type Gazetteer, visitNamed } from './gazetteer.ts';
import { foldName } from './normalize-name.ts';
import type { CountryCode, Place, Point } from './place.ts';

/** The searchable fields of a port or airport. */
interface Gateway extends Point {
  /** UN/LOCODE or IATA code. */
  code: string;
  name: string;
  country: CountryCode;
  isMajor: boolean;
}

/** A port belongs to the town of its name within this distance. */
const OWN_TOWN_KM = 60;
const BORDER_KM = 20;

/**
 * Adds ports and airports to the gazetteer. A port in a town of its name gives the town its code; any other becomes a
 * separate place, with the time zone of the nearest town and, where the towns around agree, their region.
 */
export function withGateways(
  gazetteer: Gazetteer,
  { ports, airports }: { ports: readonly Gateway[]; airports: readonly Gateway[] },
): Gazetteer {
  const townsNear = townsAround(gazetteer.places);
  const places = [...gazetteer.places];
  const codes = new Map<string, number>();
  const majorPorts = new Set<number>();
  const names: [string, number][] = [];
  const aliases: [string, number][] = [];

  const addPlace = (gateway: Gateway, others: readonly string[]): number => {
    const around = townsNear(gateway);
    const zone = around[0]?.place.timezone ?? capitalOf(gateway.country)?.timezone ?? 'UTC';
    const number =
      places.push({
        name: gateway.name,
        country: gateway.country,
        admin1: regionOf(around),
        latitude: gateway.latitude,
        longitude: gateway.longitude,
        population: 0,
        timezone: zone,
      }) - 1;
    names.push([foldName(gateway.name), number]);
    for (const other of new Set(others.map(foldName)))
      if (townsNamed(gazetteer, other, gateway.country).length === 0) aliases.push([other, number]);
    return number;
  };

  // A booking can only name known countries.
  const isNameable = ({ country }: Gateway) => capitalOf(country) !== undefined;
  for (const port of ports.filter(isNameable)) {
    const town = townsNamed(gazetteer, foldName(port.name), port.country).find(
      (number) => distanceKm(places[number] as Place, port) <= OWN_TOWN_KM,
    );
    const number = town ?? addPlace(port, partsOf(gazetteer, port, port.name));
    codes.set(port.code.toLowerCase(), number);
    if (port.isMajor) majorPorts.add(number);
  }
  for (const airport of airports.filter(isNameable)) {
    const short = airport.name.replace(/( International)? Airport$/, '');
    const number = addPlace(airport, [short, ...partsOf(gazetteer, airport, short)]);
    codes.set(airport.code.toLowerCase(), number);
  }
  return {
    places,
    towns: gazetteer.towns,
    names: addNames(gazetteer.names, names),
    aliases: addNames(gazetteer.aliases, aliases),
    codes,
    ports: majorPorts,
  };
}

/** The part after the town's name: 'Apapa' of Lagos Apapa, 'Heathrow' of London Heathrow. */
function partsOf(gazetteer: Gazetteer, gateway: Gateway, name: string): string[] {
  const words = name.split(' ');
  return words.slice(1).flatMap((_, index) => {
    const town = foldName(words.slice(0, index + 1).join(' '));
    const isNear = townsNamed(gazetteer, town, gateway.country).some(
      (number) => distanceKm(gazetteer.places[number] as Place, gateway) <= OWN_TOWN_KM,
    );
    return isNear ? [words.slice(index + 1).join(' ')] : [];
  });
}

/** Towns with a name or alias in a country, largest first. */
function townsNamed(gazetteer: Gazetteer, normalized: string, country: CountryCode): number[] {
  const found = new Set<number>();
  if (normalized === '') return [];
  for (const index of [gazetteer.names, gazetteer.aliases])
    visitNamed(index, normalized, (number, isExact) => {
      if (isExact && gazetteer.places[number]?.country === country) found.add(number);
    });
  return [...found].sort((one, other) => one - other);
}

/** Towns of the same country within about one degree, nearest first. */
function townsAround(places: readonly Place[]): (gateway: Gateway) => { place: Place; km: number }[] {
  const squareOf = (point: Point, up = 0, right = 0) =>
    `${Math.floor(point.latitude) + up} ${Math.floor(point.longitude) + right}`;
  const squares = Map.groupBy(places, (place) => squareOf(place));
  const around = [-1, 0, 1].flatMap((up) => [-1, 0, 1].map((right) => [up, right] as const));
  return (gateway) =>
    around
      .flatMap(([up, right]) => squares.get(squareOf(gateway, up, right)) ?? [])
      .filter(({ country }) => country === gateway.country)
      .map((place) => ({ place, km: distanceKm(place, gateway) }))
      .sort((one, other) => one.km - other.km);
}

/** The region of the nearest town; '' where another region begins nearby. */
function regionOf(near: readonly { place: Place; km: number }[]): string {
  const regions = near
    .filter(({ km }, index) => index === 0 || km <= BORDER_KM)
    .map(({ place }) => place.admin1);
  return new Set(regions).size === 1 ? (regions[0] as string) : '';
}
