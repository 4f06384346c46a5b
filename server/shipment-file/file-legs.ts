import { LRUCache } from 'lru-cache';
import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { distanceKm } from '#domain/places/distance.ts';
import type { Point } from '#domain/places/place.ts';
import type { Position } from '#domain/routing/route-leg.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { legModeOf, legRoles } from '#domain/shipment-file/leg.ts';
import type { Geography } from '../geography/geography.ts';
import type { LegDetailsRecord } from '../tracking/route/leg-details-table.ts';
import type { LegEnds } from '../tracking/route/route-legs-table.ts';
import { derivedLegId } from './derived-leg-id.ts';

type StoredLeg = ShipmentFile['legs'][number];

const SAME_PLACE_KM = 3;
const MAX_PLACES = 20_000;

/** The legs of a route with what is known of each. */
export function legsOf(
  geography: Geography,
  legs: readonly LegEnds[],
  details: readonly LegDetailsRecord[],
): StoredLeg[] {
  const roles = legRoles(legs);
  return legs.map((leg, index) => {
    const known = details.find(({ leg_order }) => leg_order === leg.leg_order);
    const placeAt = (position: Position, name: string, unlocode: string | null, facility: string) => {
      const point = pointOf(position);
      return {
        unlocode: unlocode ?? codeAt(geography, point, leg.transport_mode),
        name,
        facility,
        country: '',
        ...point,
        time_zone: geography.timeZones.at(point),
      };
    };
    return {
      id: known?.id ?? derivedLegId(leg),
      sequence: index + 1,
      role: known?.role ?? roles[index] ?? 'main',
      mode: legModeOf(leg),
      from: placeAt(leg.first, leg.from_name, known?.from_unlocode ?? null, known?.from_facility ?? ''),
      to: placeAt(leg.last, leg.to_name, known?.to_unlocode ?? null, known?.to_facility ?? ''),
      distance_km: leg.distance_km,
      carrier: known?.carrier ?? '',
      vessel: known?.vessel_name ? { name: known.vessel_name, imo: known.vessel_imo } : null,
      voyage: known?.voyage ?? '',
      flight: known?.flight ?? '',
      vehicle: known?.vehicle ?? '',
      driver: known?.driver ?? '',
      etd: known?.etd ?? null,
      eta: known?.eta ?? null,
      atd: known?.atd ?? null,
      ata: known?.ata ?? null,
    };
  });
}

/** The longitudes of a line are unwrapped across 180°. */
export function pointOf([longitude, latitude]: Position): Point {
  return { latitude, longitude: Math.abs(longitude) <= 180 ? longitude : ((longitude + 540) % 360) - 180 };
}

const codes = new WeakMap<Geography, LRUCache<string, { code: string | null }>>();

/** The UN/LOCODE of the port or airport at which a leg begins or ends. Cached, because all gateways are compared. */
function codeAt(geography: Geography, point: Point, mode: TransportMode): string | null {
  const cache = codes.get(geography) ?? new LRUCache({ max: MAX_PLACES });
  codes.set(geography, cache);
  const key = `${mode === 'air'} ${point.latitude} ${point.longitude}`;
  const known = cache.get(key) ?? { code: findCode(geography, point, mode) };
  cache.set(key, known);
  return known.code;
}

function findCode(
  { ports, airports, unlocodeOfAirport }: Geography,
  point: Point,
  mode: TransportMode,
): string | null {
  const isHere = (gateway: Point & { code: string }) =>
    gateway.code !== '' && distanceKm(gateway, point) <= SAME_PLACE_KM;
  const airport = mode === 'air' ? airports.find(isHere) : undefined;
  if (airport) return unlocodeOfAirport(airport.code)?.code ?? null;
  return ports.all.find(isHere)?.code ?? null;
}
