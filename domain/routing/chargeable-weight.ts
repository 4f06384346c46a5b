import type { TransportMode } from './transport-mode.ts';

/** A box in cm. */
export interface Dimensions {
  length: number;
  width: number;
  height: number;
}

export interface ChargeableWeight {
  /** Chargeable weight, kg: the greater of gross and volumetric weight. */
  chargeable_kg: number;
  /** Which of the two applies, or the mode's minimum. */
  basis: 'weight' | 'volume' | 'minimum';
  /** Volumetric weight, kg; 0 without dimensions. */
  volumetric_kg: number;
  /** m³; 0 without dimensions. */
  volume_m3: number;
}

const CM3_PER_M3 = 1_000_000;
const AIR_CM3_PER_KG = 6000;
const AIR_STEP_KG = 0.5;
const LAND_KG_PER_M3 = 333;
const SEA_KG_PER_M3 = 1000;
/** LCL sea freight charges at least one revenue ton (a tonne or a cubic metre). */
const SEA_MIN_KG = 1000;

/**
 * The chargeable weight. Air: 6,000 cm³ per kg, rounded up to half a kg. Road and rail: 333 kg per m³. Sea: 1,000 kg
 * per m³, at least one revenue ton. Unreadable dimensions count as none. These are the trade's usual ratios: IATA's
 * 1:6 by air, 1:3 for European road and rail, W/M for LCL sea freight; carriers may agree on others.
 */
export function chargeableWeight(
  mode: TransportMode,
  cargo: { cargo_weight?: number | undefined; cargo_dimensions?: string | undefined },
): ChargeableWeight {
  const gross = cargo.cargo_weight ?? 0;
  const box = parseDimensions(cargo.cargo_dimensions ?? '');
  const cm3 = box ? box.length * box.width * box.height : 0;
  const volume_m3 = cm3 / CM3_PER_M3;
  const volumetric_kg = volumetricKg(mode, cm3);
  const counted = Math.max(gross, volumetric_kg);
  const isLeast = mode === 'sea' && counted < SEA_MIN_KG;
  return {
    chargeable_kg: roundForMode(mode, counted),
    basis: isLeast ? 'minimum' : volumetric_kg > gross ? 'volume' : 'weight',
    volumetric_kg,
    volume_m3,
  };
}

/** Parses 'L x W x H' in cm; also accepts ×, X or *, spaces and a trailing 'cm'. */
export function parseDimensions(text: string): Dimensions | undefined {
  const numbers = text
    .toLowerCase()
    .replace(/cm\s*$/, '')
    .split(/[x×*]/)
    .map((part) => part.trim());
  if (numbers.length !== 3 || !numbers.every((part) => /^\d+([.,]\d+)?$/.test(part))) return undefined;
  const [length, width, height] = numbers.map((part) => Number(part.replace(',', '.'))) as [
    number,
    number,
    number,
  ];
  return { length, width, height };
}

function volumetricKg(mode: TransportMode, cm3: number): number {
  if (mode === 'air') return cm3 / AIR_CM3_PER_KG;
  return (cm3 / CM3_PER_M3) * (mode === 'sea' ? SEA_KG_PER_M3 : LAND_KG_PER_M3);
}

function roundForMode(mode: TransportMode, kg: number): number {
  if (mode === 'air') return Math.ceil(kg / AIR_STEP_KG) * AIR_STEP_KG;
  return mode === 'sea' ? Math.max(SEA_MIN_KG, kg) : kg;
}
