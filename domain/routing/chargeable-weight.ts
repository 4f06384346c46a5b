import type { TransportMode } from './transport-mode.ts';

/** A box in cm. */
export interface Dimensions {
  length: number;
  width: number;
  height: number;
}

export interface ChargeableWeight {
  /** What is paid for, kg: the gross weight or what the volume counts for, whichever is more. */
  chargeable_kg: number;
  /** Which of them it is, or the least that the mode charges. */
  basis: 'weight' | 'volume' | 'minimum';
  /** What the volume alone counts for, kg; 0 without dimensions. */
  volumetric_kg: number;
  /** m³; 0 without dimensions. */
  volume_m3: number;
}

const CM3_PER_M3 = 1_000_000;
const AIR_CM3_PER_KG = 6000;
const AIR_STEP_KG = 0.5;
const LAND_KG_PER_M3 = 333;
const SEA_KG_PER_M3 = 1000;
/** One revenue ton, a tonne or a cubic metre, is the least that less-than-container sea freight charges. */
const SEA_LEAST_KG = 1000;

/**
 * The weight a carrier charges for. Air: 6,000 cm³ count as a kg, rounded up to half a kg. Road and rail: 333 kg
 * to the m³. Sea: 1,000 kg to the m³, at least one revenue ton. Unreadable dimensions count as none. The divisors
 * are the trade's usual ones: IATA's 1:6 by air, 1:3 on European roads and rails, W/M in less-than-container sea
 * freight; carriers may agree on others.
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
  const isLeast = mode === 'sea' && counted < SEA_LEAST_KG;
  return {
    chargeable_kg: roundForMode(mode, counted),
    basis: isLeast ? 'minimum' : volumetric_kg > gross ? 'volume' : 'weight',
    volumetric_kg,
    volume_m3,
  };
}

/** Reads 'L x W x H' in cm; x may be ×, X or *, spaces and a closing 'cm' do not matter. */
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
  return mode === 'sea' ? Math.max(SEA_LEAST_KG, kg) : kg;
}
