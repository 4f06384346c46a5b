import { capacityOf } from '../equipment/capacity.ts';
import type { CommonData } from './document-data.ts';
import type { Container } from './shipping-instructions.ts';

/** A sentence that says why the cargo exceeds its containers; null when it fits, or when a type is unknown. */
export function overCapacity(
  containers: readonly Pick<Container, 'size_type'>[],
  { totals }: Pick<CommonData['cargo'], 'totals'>,
): string | null {
  const known = containers.map(({ size_type }) => capacityOf(size_type));
  if (known.length === 0 || !known.every((capacity) => capacity !== null)) return null;
  // A container without a limited volume makes the volume of all unlimited.
  const m3 = known.reduce((sum, capacity) => sum + (capacity.m3 ?? Number.POSITIVE_INFINITY), 0);
  const kg = known.reduce((sum, capacity) => sum + capacity.kg, 0);
  const isOne = known.length === 1;
  const held = isOne ? `one ${known[0]?.name}` : `${known.length} containers`;
  if (totals.measurement_m3 !== null && totals.measurement_m3 > m3)
    return `${figure(totals.measurement_m3)} m³ do not fit ${held}, which ${isOne ? 'holds' : 'hold'} ${figure(m3)} m³.`;
  if (totals.gross_kg !== null && totals.gross_kg > kg)
    return `${figure(totals.gross_kg)} kg are too heavy for ${held}, which ${isOne ? 'carries' : 'carry'} ${figure(kg)} kg.`;
  return null;
}

function figure(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 1 });
}
