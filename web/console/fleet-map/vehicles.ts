import type { FleetPosition } from '#contract/fleet.ts';
import { isActive } from '#domain/shipments/is-active.ts';

/** One of 'moved' on the live topic 'fleet': dates are text. */
export interface Move
  extends Pick<FleetPosition, 'tracking_number' | 'latitude' | 'longitude' | 'heading' | 'transport_mode'> {
  updated_at: string;
}

/** The fleet by tracking number, outside React: it changes more often than React should draw. */
export class Vehicles {
  #known = new Map<string, FleetPosition>();
  readonly #listeners = new Set<() => void>();

  get size(): number {
    return this.#known.size;
  }

  /** The newest position of each. */
  all(): IterableIterator<FleetPosition> {
    return this.#known.values();
  }

  find(tracking_number: string): FleetPosition | undefined {
    return this.#known.get(tracking_number);
  }

  /** Takes an answer for the whole fleet; what was heard since it was written stays. */
  read(positions: readonly FleetPosition[]): void {
    this.#known = new Map(
      positions.map((read) => {
        const heard = this.#known.get(read.tracking_number);
        const newer = heard && heard.updated_at > read.updated_at;
        return [read.tracking_number, newer ? moved(read, heard, heard.updated_at) : read];
      }),
    );
    this.#tell();
  }

  /** Those that are not shown are left out: they may not belong to the filter. */
  move(moves: readonly Move[]): void {
    for (const move of moves) {
      const before = this.#known.get(move.tracking_number);
      const updated_at = new Date(move.updated_at);
      if (before && updated_at.getTime() > before.updated_at.getTime())
        this.#known.set(move.tracking_number, moved(before, move, updated_at));
    }
    this.#tell();
  }

  /** What is delivered or cancelled is gone from the map. */
  changeStatus(tracking_number: string, status: FleetPosition['status']): void {
    const before = this.#known.get(tracking_number);
    if (!before) return;
    if (isActive(status)) this.#known.set(tracking_number, { ...before, status });
    else this.#known.delete(tracking_number);
    this.#tell();
  }

  /** Returns what ends the listening. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(): void {
    for (const tell of this.#listeners) tell();
  }
}

/** Thousands a second: one copy of each, and no more. */
function moved(
  vehicle: FleetPosition,
  { latitude, longitude, heading, transport_mode }: Omit<Move, 'updated_at'>,
  updated_at: Date,
): FleetPosition {
  return { ...vehicle, latitude, longitude, heading, transport_mode, updated_at };
}
