import { setTimeout as pause } from 'node:timers/promises';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import {
  isMoving,
  SIMULATED_SPEED,
  simulatedKm,
  simulatedStep,
  simulatedVehicle,
} from '#domain/tracking/replay/simulated-journey.ts';
import { placeOn, type Track, trackOf } from '#domain/tracking/track.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { Dependencies } from '../dependencies.ts';
import { FLEET } from '../live/channel.ts';
import { lockShipment } from '../shipment-records/shipments-table.ts';
import { placeStatus } from '../shipments/place-status.ts';
import { recordPosition } from '../tracking/record-position.ts';
import { recordStatus } from '../tracking/record-status.ts';
import { listLegs } from '../tracking/route/route-legs-table.ts';
import { listSimulated, type PerpetualVoyages, type Simulated } from './simulated-shipments.ts';

const TICK_MS = 2_000;
/** Each shipment reports once in this many ticks, which spreads the load evenly. */
const TURNS = 5;
const AFTER_FAILURE_MS = 5_000;

const DESCRIPTIONS: Partial<Record<ShipmentStatus, string>> = {
  confirmed: 'Booking confirmed',
  picked_up: 'Cargo picked up',
  in_transit: 'On its way',
  customs: 'Presented to customs',
  out_for_delivery: 'Cleared and loaded for delivery',
  delivered: 'Delivered and signed for',
};

/**
 * Moves the demo’s shipments along their routes through the service that real positions use. Shipments that
 * keep sailing report at every tick. Returns a function that stops it.
 */
export function startSimulator(dependencies: Dependencies, exempt: PerpetualVoyages): () => Promise<void> {
  const { database, broadcast, log, now } = dependencies;
  const tracks = new Map<string, Track>();
  const ending = new AbortController();
  // A change to a shipment may include a new route, so its cached track is dropped.
  const unsubscribe = broadcast.subscribe(({ channel, event, data }) => {
    if (channel === FLEET && event === 'changed')
      tracks.delete((data as { tracking_number: string }).tracking_number);
  });

  const running = (async () => {
    for (let tick = 0; !ending.signal.aborted; tick++) {
      const failed = await move(tick).then(
        () => false,
        (error: unknown) => {
          log.warn({ err: error }, 'The simulator could not move the shipments');
          return true;
        },
      );
      await pause(failed ? AFTER_FAILURE_MS : TICK_MS, undefined, { signal: ending.signal }).catch(() => {});
    }
  })();

  async function move(tick: number): Promise<void> {
    const simulated = await listSimulated(database.db, exempt);
    const due = simulated.filter(
      (shipment, index) => shipment.keeps_sailing || index % TURNS === tick % TURNS,
    );
    if (due.length === 0) return;
    await database.transaction(async (transaction) => {
      for (const shipment of due) await advance(transaction, shipment);
    });
  }

  async function advance(transaction: Transaction, shipment: Simulated): Promise<void> {
    const moment = now();
    const track = await trackOfShipment(transaction, shipment);
    if (track.legs.length === 0) return;
    const progress = isMoving(shipment.status)
      ? await drive(transaction, shipment, track, moment)
      : shipment.progress;
    const status = simulatedStep({ ...shipment, progress }, moment);
    const record = status && (await lockShipment(transaction, shipment.id));
    if (!status || record?.status !== shipment.status) return;
    await recordStatus(transaction, dependencies, record, {
      ...placeStatus(
        dependencies.geography,
        record,
        status,
        undefined,
        isMoving(shipment.status) ? shipment.destination : shipment.origin,
      ),
      status,
      description: DESCRIPTIONS[status] ?? null,
      occurred_at: moment,
      by: null,
    });
  }

  async function drive(
    transaction: Transaction,
    shipment: Simulated,
    track: Track,
    taken_at: Date,
  ): Promise<number> {
    const { status, reported_at } = shipment;
    const isHeld = status === 'customs';
    const elapsed_ms = reported_at && !isHeld ? taken_at.getTime() - reported_at.getTime() : 0;
    const place = placeOn(track, simulatedKm(shipment, track.length_km, elapsed_ms));
    const outcome = await recordPosition(transaction, broadcast, shipment.id, {
      ...place,
      speed: isHeld ? 0 : SIMULATED_SPEED[place.transport_mode],
      vehicle_identifier: simulatedVehicle(shipment, place.transport_mode),
      taken_at,
    });
    return outcome?.live.progress ?? shipment.progress;
  }

  async function trackOfShipment(
    transaction: Transaction,
    { id, tracking_number }: Simulated,
  ): Promise<Track> {
    const known = tracks.get(tracking_number) ?? trackOf(await listLegs(transaction, id));
    tracks.set(tracking_number, known);
    return known;
  }

  return async () => {
    ending.abort();
    unsubscribe();
    await running;
  };
}
