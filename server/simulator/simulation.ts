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
import { lockShipment } from '../shipment-records/shipments-table.ts';
import { placeStatus } from '../shipments/place-status.ts';
import { recordPosition } from '../tracking/record-position.ts';
import { recordStatus } from '../tracking/record-status.ts';
import { listLegs } from '../tracking/route/route-legs-table.ts';
import { listSimulated, type PerpetualVoyages, type Simulated } from './simulated-shipments.ts';

/** Each shipment reports once in this many ticks, which spreads the load evenly. */
const TURNS = 5;

const DESCRIPTIONS: Partial<Record<ShipmentStatus, string>> = {
  confirmed: 'Booking confirmed',
  picked_up: 'Cargo picked up',
  in_transit: 'On its way',
  customs: 'Presented to customs',
  out_for_delivery: 'Cleared and loaded for delivery',
  delivered: 'Delivered and signed for',
};

/** The demo’s shipments under way, with the tracks of their routes. */
export class Simulation {
  readonly #dependencies: Dependencies;
  readonly #exempt: PerpetualVoyages;
  /** By tracking number. */
  readonly #tracks = new Map<string, Track>();

  constructor(dependencies: Dependencies, exempt: PerpetualVoyages) {
    this.#dependencies = dependencies;
    this.#exempt = exempt;
  }

  dropTrack(tracking_number: string): void {
    this.#tracks.delete(tracking_number);
  }

  /** Moves the shipments whose turn it is, in one transaction. */
  async move(tick: number): Promise<void> {
    const { database } = this.#dependencies;
    const simulated = await listSimulated(database.db, this.#exempt);
    const due = simulated.filter(
      (shipment, index) => shipment.keeps_sailing || index % TURNS === tick % TURNS,
    );
    if (due.length === 0) return;
    await database.transaction(async (transaction) => {
      for (const shipment of due) await this.#advance(transaction, shipment);
    });
  }

  async #advance(transaction: Transaction, shipment: Simulated): Promise<void> {
    const moment = this.#dependencies.now();
    const track = await this.#trackOf(transaction, shipment);
    if (track.legs.length === 0) return;
    const progress = isMoving(shipment.status)
      ? await this.#drive(transaction, shipment, track, moment)
      : shipment.progress;
    const status = simulatedStep({ ...shipment, progress }, moment);
    const record = status && (await lockShipment(transaction, shipment.id));
    if (!status || record?.status !== shipment.status) return;
    await recordStatus(transaction, this.#dependencies, record, {
      ...placeStatus(
        this.#dependencies.geography,
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

  /** Returns the new progress. */
  async #drive(transaction: Transaction, shipment: Simulated, track: Track, taken_at: Date): Promise<number> {
    const { status, reported_at } = shipment;
    const isHeld = status === 'customs';
    const elapsed_ms = reported_at && !isHeld ? taken_at.getTime() - reported_at.getTime() : 0;
    const place = placeOn(track, simulatedKm(shipment, track.length_km, elapsed_ms));
    const outcome = await recordPosition(transaction, this.#dependencies.broadcast, shipment.id, {
      ...place,
      speed: isHeld ? 0 : SIMULATED_SPEED[place.transport_mode],
      vehicle_identifier: simulatedVehicle(shipment, place.transport_mode),
      taken_at,
    });
    return outcome?.live.progress ?? shipment.progress;
  }

  async #trackOf(transaction: Transaction, { id, tracking_number }: Simulated): Promise<Track> {
    const track = this.#tracks.get(tracking_number) ?? trackOf(await listLegs(transaction, id));
    this.#tracks.set(tracking_number, track);
    return track;
  }
}
