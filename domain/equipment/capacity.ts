import { findSizeType } from './size-type.ts';
import { findTrailerType } from './trailer.ts';
import { findUldType } from './unit-load-device.ts';

/** What a piece of equipment can hold. */
interface Capacity {
  name: string;
  /** Payload. */
  kg: number;
  /** Null where the volume is not limited. */
  m3: number | null;
}

/** The capacity of a container, ULD or trailer type; null for types without common figures. */
export function capacityOf(size_type: string): Capacity | null {
  const type = findSizeType(size_type) ?? findTrailerType(size_type) ?? findUldType(size_type);
  return type ? { name: type.label, kg: type.payload_kg, m3: type.volume_m3 } : null;
}

/**
 * A sentence that says by how much one piece of equipment is overloaded; null when the load fits, or where figures are
 * missing.
 */
export function overload(
  { number, size_type }: { number: string; size_type: string },
  { kg, m3 }: { kg: number | null; m3: number | null },
): string | null {
  // The number of a ULD contains its type.
  const capacity = capacityOf(size_type || number);
  if (!capacity) return null;
  const name = number || 'This box';
  if (kg !== null && kg > capacity.kg)
    return `${name} would carry ${figure(kg)} kg; a ${capacity.name} carries ${figure(capacity.kg)} kg.`;
  if (m3 !== null && capacity.m3 !== null && m3 > capacity.m3)
    return `${name} would hold ${figure(m3)} m³; a ${capacity.name} holds ${figure(capacity.m3)} m³.`;
  return null;
}

function figure(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 1 });
}
