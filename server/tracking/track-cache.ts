import { corridorOf, type RouteCorridor } from '#domain/tracking/route-corridor.ts';
import { type Track, trackOf } from '#domain/tracking/track.ts';
import type { Connection } from '../database/pool/connection.ts';
import { type LegRecord, listDrawings, listLegsOfEach } from './route-legs-table.ts';

/** Of all lines that are kept; a line across an ocean has some hundreds. About 65 MB. */
const MOST_POINTS = 500_000;

export interface KnownTrack {
  track: Track;
  /** Computed on first use. */
  readonly corridor: RouteCorridor;
}

interface Known extends KnownTrack {
  drawing_id: string | null;
  points: number;
}

/** The lines that were asked for last, in this process. */
const known = new Map<string, Known>();
let points = 0;

/**
 * The tracks of locked shipments as they are drawn now. Which drawing that is, is asked each time, which costs little;
 * its line is read and measured once: no message from whoever draws another one can be missed.
 */
export async function tracksOf(
  connection: Connection,
  shipment_ids: readonly string[],
): Promise<ReadonlyMap<string, KnownTrack>> {
  const drawings = await listDrawings(connection, shipment_ids);
  const unknown = drawings.filter(({ shipment_id, drawing_id }) => {
    const one = known.get(shipment_id);
    return one === undefined || one.drawing_id !== drawing_id;
  });
  const tracks = new Map<string, KnownTrack>();
  for (const { shipment_id } of drawings) {
    const one = known.get(shipment_id);
    if (one) tracks.set(shipment_id, one);
  }
  for (const [shipment_id, legs] of await legsOfEach(connection, unknown)) {
    tracks.set(shipment_id, keep(shipment_id, legs));
  }
  return tracks;
}

async function legsOfEach(connection: Connection, shipments: readonly { shipment_id: string }[]) {
  if (shipments.length === 0) return new Map<string, LegRecord[]>();
  const ids = shipments.map(({ shipment_id }) => shipment_id);
  return Map.groupBy(await listLegsOfEach(connection, ids), ({ shipment_id }) => shipment_id);
}

/** The longest known give way. */
function keep(shipment_id: string, legs: readonly LegRecord[]): KnownTrack {
  forget(shipment_id);
  const track = trackOf(legs);
  let corridor: RouteCorridor | undefined;
  const one: Known = {
    drawing_id: legs[0]?.drawing_id ?? null,
    track,
    get corridor() {
      corridor ??= corridorOf(track);
      return corridor;
    },
    points: legs.reduce((sum, { geometry }) => sum + geometry.length, 0),
  };
  known.set(shipment_id, one);
  points += one.points;
  for (const id of known.keys()) {
    if (points <= MOST_POINTS) break;
    forget(id);
  }
  return one;
}

function forget(shipment_id: string): void {
  points -= known.get(shipment_id)?.points ?? 0;
  known.delete(shipment_id);
}
