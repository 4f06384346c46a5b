import type { FleetPosition } from '#contract/fleet.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { Viewport } from '#web/map/map-provider.ts';
import { NORTHERN_EDGE } from './fleet-bounds.ts';
import type { Vehicles } from './vehicles.ts';

/** Several vehicles under one mark. `id` is valid until the next position update. */
export interface Cluster {
  id: number;
  count: number;
  modes: Record<TransportMode, number>;
  latitude: number;
  longitude: number;
  /** The town near its middle; null on the open sea. */
  near: string | null;
}

type PlaceInView = { vehicle: FleetPosition; cluster?: never } | { cluster: Cluster; vehicle?: never };

export interface PlacesInView {
  /** The number of vehicles in view, single or clustered, counted by position and not by mark. */
  vehicles: number;
  /** Clusters, largest first, then vehicles by tracking number. */
  places: readonly PlaceInView[];
}

/** A mark as returned by the engine, which repeats it for each tile that it touches. */
export interface Mark {
  properties: Record<string, unknown>;
  longitude: number;
  latitude: number;
}

export function placesIn(view: Viewport, marks: readonly Mark[], vehicles: Vehicles): PlacesInView {
  const clusters = new Map<number, Cluster>();
  const singles = new Map<string, FleetPosition>();
  for (const { properties, longitude, latitude } of marks) {
    const {
      cluster_id: id,
      point_count: count,
      tracking_number,
      air = 0,
      sea = 0,
      road = 0,
      rail = 0,
    } = properties;
    const vehicle = vehicles.find(String(tracking_number));
    const place = vehicle ?? { longitude, latitude };
    if (!isIn(view, place.longitude, place.latitude)) continue;
    if (vehicle) singles.set(vehicle.tracking_number, vehicle);
    else if (typeof id === 'number') {
      const modes = { air, sea, road, rail } as Cluster['modes'];
      const near = nearestTo(longitude, latitude, vehicles)?.near ?? null;
      clusters.set(id, { id, count: Number(count), modes, longitude, latitude, near });
    }
  }
  const largestFirst = [...clusters.values()].sort((one, other) => other.count - one.count);
  return {
    vehicles: countIn(view, vehicles),
    places: [...largestFirst.map((cluster) => ({ cluster })), ...byNumber(singles.values())],
  };
}

function nearestTo(longitude: number, latitude: number, vehicles: Vehicles): FleetPosition | undefined {
  let nearest: FleetPosition | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const vehicle of vehicles.all()) {
    const distance = Math.hypot(vehicle.longitude - longitude, vehicle.latitude - latitude);
    if (distance < least) [nearest, least] = [vehicle, distance];
  }
  return nearest;
}

/** Without a rendered map, every vehicle counts as in view. */
export function everyPlace(vehicles: readonly FleetPosition[]): PlacesInView {
  return { vehicles: vehicles.length, places: byNumber(vehicles) };
}

function byNumber(vehicles: Iterable<FleetPosition>): PlaceInView[] {
  return [...vehicles]
    .sort((one, other) => (one.tracking_number < other.tracking_number ? -1 : 1))
    .map((vehicle) => ({ vehicle }));
}

function countIn(view: Viewport, vehicles: Vehicles): number {
  let count = 0;
  for (const { longitude, latitude } of vehicles.all()) if (isIn(view, longitude, latitude)) count++;
  return count;
}

/** Works on any copy of the world, because the map repeats horizontally. */
function isIn([[west, south], [east, north]]: Viewport, longitude: number, latitude: number): boolean {
  const drawn = Math.min(latitude, NORTHERN_EDGE);
  if (drawn < south || drawn > north) return false;
  return longitude + 360 * Math.ceil((west - longitude) / 360) <= east;
}
