import { capacityOf } from './capacity.ts';

/** A sentence that says why cargo exceeds its containers together; null when it fits, or when a type is unknown. */
export function overCapacity(
  containers: readonly { size_type: string; count?: number }[],
  cargo: { kg: number | null; m3: number | null },
): string | null {
  const known = containers.map(({ size_type, count = 1 }) => ({ capacity: capacityOf(size_type), count }));
  if (known.length === 0) return null;
  let [boxes, kg, m3] = [0, 0, 0];
  for (const { capacity, count } of known) {
    if (!capacity) return null;
    boxes += count;
    kg += count * capacity.kg;
    // A container without a limited volume makes the volume of all unlimited.
    m3 += count * (capacity.m3 ?? Number.POSITIVE_INFINITY);
  }
  const isOne = boxes === 1;
  const held = isOne ? `one ${known[0]?.capacity?.name}` : `${boxes} containers`;
  if (cargo.m3 !== null && cargo.m3 > m3)
    return `${figure(cargo.m3)} m³ do not fit ${held}, which ${isOne ? 'holds' : 'hold'} ${figure(m3)} m³.`;
  if (cargo.kg !== null && cargo.kg > kg)
    return `${figure(cargo.kg)} kg are too heavy for ${held}, which ${isOne ? 'carries' : 'carry'} ${figure(kg)} kg.`;
  return null;
}

function figure(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 1 });
}
