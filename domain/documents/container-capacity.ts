import type { CommonData } from './document-data.ts';
import type { Container } from './shipping-instructions.ts';

/** Internal volume in m³ and payload in kg of a standard container. */
export interface Capacity {
  name: string;
  m3: number;
  kg: number;
}

const STANDARD_20: Capacity = { name: "20' standard", m3: 33.2, kg: 28_300 };
const STANDARD_40: Capacity = { name: "40' standard", m3: 67.7, kg: 28_800 };
const HIGH_CUBE_40: Capacity = { name: "40' high cube", m3: 76.4, kg: 28_700 };
const HIGH_CUBE_45: Capacity = { name: "45' high cube", m3: 86, kg: 27_700 };
const REEFER_20: Capacity = { name: "20' reefer", m3: 28.3, kg: 27_700 };
const REEFER_40: Capacity = { name: "40' high cube reefer", m3: 67.3, kg: 29_500 };

/**
 * Reads an ISO 6346 size-type code: the first character is the length (2 is 20', 4 is 40', L is 45'), the second the
 * height (2 is 8'6", 5 is 9'6"), the third the type. Figures are those of common containers; open tops, flat racks and
 * tanks are not limited by volume.
 */
export function capacityOf(size_type: string): Capacity | null {
  const code = size_type.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const trade = TRADE_NAMES[code];
  if (trade) return trade;
  const [length = '', height = '', type = ''] = code;
  if (type === 'R') return length === '2' ? REEFER_20 : length === '4' ? REEFER_40 : null;
  if (type !== 'G' && type !== 'V') return null;
  if (length === '2') return STANDARD_20;
  if (length === 'L') return HIGH_CUBE_45;
  if (length === '4') return height === '5' ? HIGH_CUBE_40 : STANDARD_40;
  return null;
}

const TRADE_NAMES: Readonly<Record<string, Capacity>> = {
  '20GP': STANDARD_20,
  '20DV': STANDARD_20,
  '40GP': STANDARD_40,
  '40DV': STANDARD_40,
  '40HC': HIGH_CUBE_40,
  '45HC': HIGH_CUBE_45,
  '20RF': REEFER_20,
  '40RH': REEFER_40,
};

/** A sentence that says why the cargo exceeds its containers; null when it fits, or when a type is unknown. */
export function overCapacity(
  containers: readonly Pick<Container, 'size_type'>[],
  { totals }: Pick<CommonData['cargo'], 'totals'>,
): string | null {
  const known = containers.map(({ size_type }) => capacityOf(size_type));
  if (known.length === 0 || !known.every((capacity) => capacity !== null)) return null;
  const m3 = known.reduce((sum, capacity) => sum + capacity.m3, 0);
  const kg = known.reduce((sum, capacity) => sum + capacity.kg, 0);
  const held = known.length === 1 ? `one ${known[0]?.name}` : `${known.length} containers`;
  if (totals.measurement_m3 !== null && totals.measurement_m3 > m3)
    return `${figure(totals.measurement_m3)} m³ do not fit ${held}, which holds ${figure(m3)} m³.`;
  if (totals.gross_kg !== null && totals.gross_kg > kg)
    return `${figure(totals.gross_kg)} kg are too heavy for ${held}, which carries ${figure(kg)} kg.`;
  return null;
}

function figure(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 1 });
}
