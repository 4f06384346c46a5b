import type { BookedEquipment } from '#domain/equipment/booked-equipment.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { Cargo } from './cargo.ts';

/** A full container load from this volume on; less is consolidated. */
const FULL_FROM_M3 = 15;
const FULL_FROM_KG = 12_000;
/** The capacity of a 20-foot container. */
const SHORT_M3 = 27;

type Load = 'short container' | 'container' | 'part';

export function loadOf({ weight, commodity }: Cargo): Load {
  const m3 = weight / commodity.density;
  if (m3 < FULL_FROM_M3 && weight < FULL_FROM_KG) return 'part';
  return m3 < SHORT_M3 ? 'short container' : 'container';
}

/** ISO 6346. */
export function containerTypeOf(cargo: Cargo): string {
  const length = loadOf(cargo) === 'short container' ? '22' : '45';
  return length + (cargo.commodity.flags.includes('temperature_controlled') ? 'R1' : 'G1');
}

/** The container of a full load by sea; none for what is consolidated. */
export function containersOf(cargo: Cargo, mode: TransportMode): BookedEquipment[] {
  return mode === 'sea' && loadOf(cargo) !== 'part' ? [{ size_type: containerTypeOf(cargo), count: 1 }] : [];
}
