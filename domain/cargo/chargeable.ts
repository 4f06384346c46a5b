/** How freight is charged. Full loads are charged by the unit, part loads by weight or volume. */
export type ChargedAs = 'air' | 'road' | 'rail' | 'lcl' | 'full';

/** The figures that carriers agree on with their customers. */
export interface ChargeableRatios {
  /** The weight that a cubic metre counts as. */
  kg_per_m3: Readonly<Record<Exclude<ChargedAs, 'full'>, number>>;
  /** Air freight is rounded up to this step. */
  air_step_kg: number;
  /** The least that LCL sea freight charges. */
  lcl_minimum_kg: number;
}

/**
 * The usual ratios of the trade: IATA's 6,000 cm³ per kg by air in steps of half a kg, 1:3 by European road and rail, and
 * W/M (weight or measurement) by sea, at least one revenue ton: a tonne or a cubic metre.
 */
export const USUAL_RATIOS: ChargeableRatios = {
  kg_per_m3: { air: 1_000_000 / 6000, road: 333, rail: 333, lcl: 1000 },
  air_step_kg: 0.5,
  lcl_minimum_kg: 1000,
};

export interface Chargeable {
  /** The greater of gross and volumetric weight. */
  chargeable_kg: number;
  /** Which of the two applies, or the minimum. */
  basis: 'weight' | 'volume' | 'minimum';
  /** 0 without a volume, and for full loads. */
  volumetric_kg: number;
}

/** Rounding hides the errors of binary fractions: 160.00000000000003 kg must not become 160.5 kg. */
const PRECISION = 1_000_000;

/**
 * The chargeable weight of a whole shipment: its total gross weight compared with its total volume, as one heavy and one
 * bulky line balance each other.
 */
export function chargeable(
  { gross_kg, volume_m3 }: { gross_kg: number; volume_m3: number },
  charged_as: ChargedAs,
  ratios: ChargeableRatios = USUAL_RATIOS,
): Chargeable {
  if (charged_as === 'full') return { chargeable_kg: gross_kg, basis: 'weight', volumetric_kg: 0 };
  const volumetric_kg = volume_m3 * ratios.kg_per_m3[charged_as];
  const counted = Math.max(gross_kg, volumetric_kg);
  if (charged_as === 'lcl' && counted < ratios.lcl_minimum_kg)
    return { chargeable_kg: ratios.lcl_minimum_kg, basis: 'minimum', volumetric_kg };
  const basis = volumetric_kg > gross_kg ? 'volume' : 'weight';
  const chargeable_kg = charged_as === 'air' ? roundedUp(counted, ratios.air_step_kg) : counted;
  return { chargeable_kg, basis, volumetric_kg };
}

function roundedUp(kg: number, step_kg: number): number {
  const steps = Math.round((kg / step_kg) * PRECISION) / PRECISION;
  return Math.ceil(steps) * step_kg;
}
