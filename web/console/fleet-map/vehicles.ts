import type { FleetPosition } from '#contract/fleet.ts';
import { isActive } from '#domain/shipments/is-active.ts';

/** A position in a 'moved' event of the live topic 'fleet'. Dates are strings. */
export interface Move
  extends Pick<FleetPosition, 'tracking_number' | 'latitude' | 'longitude' | 'heading' | 'transport_mode'> {
  updated_at: string;
}

/** The fleet by tracking number. Held outside React because it changes more often than React should render. */
export class Vehicles {
  #known = new Map<string, FleetPosition>();
  readonly #listeners = new Set<() => void>();

  get size(): number {
    return this.#known.size;
  }

  /** The latest position of each vehicle. */
  all(): IterableIterator<FleetPosition> {
    return this.#known.values();
  }

  find(tracking_number: string): FleetPosition | undefined {
    return this.#known.get(tracking_number);
  }

  /** Applies a response with the whole fleet. Newer positions stay. */
  read(positions: readonly FleetPosition[]): void {
    this.#known = new Map(
      positions.map((read) => {
        const live = this.#known.get(read.tracking_number);
        const newer = live && live.updated_at > read.updated_at;
        return [read.tracking_number, newer ? moved(read, live, live.updated_at) : read];
      }),
    );
    this.#notify();
  }

  /** Applies live positions. Unknown shipments are ignored, because they may not match the filter. */
  move(moves: readonly Move[]): void {
    for (const move of moves) {
      const before = this.#known.get(move.tracking_number);
      const updated_at = new Date(move.updated_at);
      if (before && updated_at.getTime() > before.updated_at.getTime())
        this.#known.set(move.tracking_number, moved(before, move, updated_at));
    }
    this.#notify();
  }

  /** Applies a status. Delivered and cancelled shipments are removed from the map. */
  changeStatus(tracking_number: string, status: FleetPosition['status']): void {
    const before = this.#known.get(tracking_number);
    if (!before) return;
    if (isActive(status)) this.#known.set(tracking_number, { ...before, status });
    else this.#known.delete(tracking_number);
    this.#notify();
  }

  /** Returns the unsubscribe function. */
  readonly onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Runs thousands of times a second, so it makes only one copy. */
function moved(
  vehicle: FleetPosition,
  { latitude, longitude, heading, transport_mode }: Omit<Move, 'updated_at'>,
  updated_at: Date,
): FleetPosition {
  return { ...vehicle, latitude, longitude, heading, transport_mode, updated_at };
}
