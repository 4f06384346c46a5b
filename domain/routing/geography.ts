import type { Gazetteer } from '#domain/places/gazetteer.ts';
import type { CountryCode, LocatedPlace, Place, Point } from '#domain/places/place.ts';
import type { UnlocodePlace } from '#domain/places/unlocodes.ts';
import type { Crossing } from './network/crossings.ts';
import type { InlandWaterway } from './network/inland-waterways.ts';
import { portRank } from './network/port-ranks.ts';
import type { RouteLeg, Stop } from './route-leg.ts';
import type { ChosenPorts } from './route-option.ts';
import type { LandRouter } from './search/land-router.ts';
import type { SeaRouter } from './search/sea-router.ts';
import type { TimeZones } from './time-zones.ts';
import type { TransportMode } from './transport-mode.ts';

/** The geographic data for routing; loaded once, then immutable. */
export interface Earth {
  gazetteer: Gazetteer;
  seaRouter: SeaRouter;
  landRouter: LandRouter;
  airports: readonly Gateway[];
  ports: Ports;
  crossings: readonly Crossing[];
  railTerminals: readonly Stop[];
  waterways: readonly InlandWaterway[];
}

export interface Geography extends Earth {
  timeZones: TimeZones;
  /** The place of a UN/LOCODE, in any case and with or without spaces. */
  unlocode(code: string): UnlocodePlace | undefined;
  /** The place whose UN/LOCODE an airport has. */
  unlocodeOfAirport(iata: string): UnlocodePlace | undefined;
  /** Autocompletes a UN/LOCODE, a name or a country, likeliest first. */
  searchUnlocodes(text: string, limit?: number): UnlocodePlace[];
  /** The place with a UN/LOCODE that a town is. */
  unlocodeOfTown(town: Site): UnlocodePlace | undefined;
  /** `locatePlace` with this geography. */
  locate(town: { city: string; country: string }): LocatedPlace | undefined;
  /** The nearest large town within 250 km. */
  largeTownAt(point: Point): Place | undefined;
  /** `planLegs` with this geography. */
  legs(origin: Site, destination: Site, mode: TransportMode, ports?: ChosenPorts): RouteLeg[];
  /** `portChoices` with this geography. */
  portChoices(origin: Site, destination: Site, ports: ChosenPorts): PortChoices;
}

/** Candidate ports for a sea journey, cheapest first. */
export interface PortChoices {
  origin: readonly Gateway[];
  destination: readonly Gateway[];
}

/** The fields of a place that gateway selection needs. */
export interface Site extends Point {
  name: string;
  country: CountryCode;
}

/** A port or an airport. */
export interface Gateway extends Point {
  /** UN/LOCODE or IATA code; '' for a landing without one. */
  code: string;
  name: string;
  country: CountryCode;
  /** A container port or cargo hub that liner services call at. */
  isMajor: boolean;
  /** Port rank: 1 where the largest ships call, to 4 where few feeders do. */
  rank: 1 | 2 | 3 | 4;
  /** See LandRouter.landmass. */
  landmass: number | undefined;
}

export interface Ports {
  all: readonly Gateway[];
  /** Approximate sea distance between two ports in km: accurate enough to choose ports, not for a route. */
  seaKm(from: Gateway, to: Gateway): number;
}

/** Reads a gateway file: code, name, country, latitude, longitude and 1 for major, tab-separated. */
export function readGateways(tsv: string, landRouter: LandRouter): Gateway[] {
  return tsv
    .split('\n')
    .filter(Boolean)
    .map((row) => {
      const [code, name, country, latitude, longitude, major] = row.split('\t') as [
        string,
        string,
        string,
        string,
        string,
        string,
      ];
      const point = { latitude: Number(latitude), longitude: Number(longitude) };
      return {
        code,
        name,
        country,
        ...point,
        isMajor: major === '1',
        rank: portRank(code),
        landmass: landRouter.landmass(point),
      };
    });
}
