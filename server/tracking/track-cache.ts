import { LRUCache } from 'lru-cache';
import { corridorOf, type RouteCorridor } from '#domain/tracking/stops/route-corridor.ts';
import { type Track, trackOf } from '#domain/tracking/track.ts';
import type { Connection } from '../database/pool/connection.ts';
import { type LegRecord, listDrawings, listLegsByShipment } from './route/route-legs-table.ts';

/** Total points of all cached routes, about 65 MB. A route across an ocean has some hundreds. */
const MAX_POINTS = 500_000;

export interface KnownTrack {
  track: Track;
  /** Computed on first use. */
  readonly corridor: RouteCorridor;
}

interface CachedTrack extends KnownTrack {
  drawing_id: string | null;
}

const cache = new LRUCache<string, CachedTrack>({ maxSize: MAX_POINTS });

/**
 * The current tracks of locked shipments. The id of each route geometry is read every time, which is cheap; the
 * geometry is read and measured only when its id changes, so the cache needs no invalidation messages.
 */
export async function tracksOf(
  connection: Connection,
  shipment_ids: readonly string[],
): Promise<ReadonlyMap<string, KnownTrack>> {
  const tracks = new Map<string, KnownTrack>();
  const changed: { shipment_id: string }[] = [];
  for (const drawing of await listDrawings(connection, shipment_ids)) {
    const cached = cache.get(drawing.shipment_id);
    if (cached?.drawing_id === drawing.drawing_id) tracks.set(drawing.shipment_id, cached);
    else changed.push(drawing);
  }
  for (const [shipment_id, legs] of await legsOfEach(connection, changed))
    tracks.set(shipment_id, cacheTrack(shipment_id, legs));
  return tracks;
}

async function legsOfEach(connection: Connection, shipments: readonly { shipment_id: string }[]) {
  if (shipments.length === 0) return new Map<string, LegRecord[]>();
  const ids = shipments.map(({ shipment_id }) => shipment_id);
  return Map.groupBy(await listLegsByShipment(connection, ids), ({ shipment_id }) => shipment_id);
}

function cacheTrack(shipment_id: string, legs: readonly LegRecord[]): KnownTrack {
  const track = trackOf(legs);
  let corridor: RouteCorridor | undefined;
  const cached: CachedTrack = {
    drawing_id: legs[0]?.drawing_id ?? null,
    track,
    get corridor() {
      corridor ??= corridorOf(track);
      return corridor;
    },
  };
  const points = legs.reduce((sum, { geometry }) => sum + geometry.length, 0);
  cache.set(shipment_id, cached, { size: Math.max(1, points) });
  return cached;
}
