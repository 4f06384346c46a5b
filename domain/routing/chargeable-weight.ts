import { type Chargeable, chargeable } from '../cargo/chargeable.ts';
import { readTypedNumber } from '../validation/typed-number.ts';
import type { TransportMode } from './transport-mode.ts';

/** A box in cm. */
export interface Dimensions {
  length: number;
  width: number;
  height: number;
}

export interface ChargeableWeight extends Chargeable {
  /** m³; 0 without dimensions. */
  volume_m3: number;
}

/** What of a request its volume follows from. */
interface MeasuredCargo {
  cargo_dimensions?: string | undefined;
  cargo_volume_m3?: number | undefined;
  cargo_least_volume_m3?: number | undefined;
}

const CM3_PER_M3 = 1_000_000;

/**
 * The chargeable weight of one box, or of a volume, by the usual ratios; sea freight is LCL. Unreadable dimensions count as none.
 */
export function chargeableWeight(
  mode: TransportMode,
  cargo: MeasuredCargo & { cargo_weight?: number | undefined },
): ChargeableWeight {
  const volume_m3 = requestedVolume(cargo) ?? 0;
  const gross_kg = cargo.cargo_weight ?? 0;
  return { ...chargeable({ gross_kg, volume_m3 }, mode === 'sea' ? 'lcl' : mode), volume_m3 };
}

/** m³ of all pieces, or at least of those whose volume is known; without either, of one box with all of the cargo. */
export function requestedVolume(cargo: MeasuredCargo): number | undefined {
  return cargo.cargo_volume_m3 ?? cargo.cargo_least_volume_m3 ?? boxVolume(cargo.cargo_dimensions ?? '');
}

/** Whether the volume of all pieces is known, not only that of some. */
export function isVolumeKnown(cargo: MeasuredCargo): boolean {
  if (cargo.cargo_volume_m3 === undefined && cargo.cargo_least_volume_m3 !== undefined) return false;
  return (requestedVolume(cargo) ?? 0) > 0;
}

/** m³ of a box of these dimensions; undefined where they cannot be read. */
function boxVolume(dimensions: string): number | undefined {
  const box = parseDimensions(dimensions);
  return box && (box.length * box.width * box.height) / CM3_PER_M3;
}

/** Parses 'L x W x H' in cm; also accepts ×, X or *, spaces and a trailing 'cm'. */
export function parseDimensions(text: string): Dimensions | undefined {
  const numbers = text
    .toLowerCase()
    .replace(/cm\s*$/, '')
    .split(/[x×*]/)
    .map(readTypedNumber);
  if (numbers.length !== 3 || !numbers.every((number) => number !== null && number >= 0)) return undefined;
  const [length, width, height] = numbers as [number, number, number];
  return { length, width, height };
}
