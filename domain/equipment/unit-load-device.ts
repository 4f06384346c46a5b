/** A type of unit load device: an air cargo container or pallet. */
interface UldType {
  /** IATA type code: 'AKE'. */
  code: string;
  label: string;
  payload_kg: number;
  /** Null for pallets, whose height depends on the aircraft. */
  volume_m3: number | null;
}

/** Common types: figures are those of common units, maximum gross mass less tare. */
const TYPES: readonly UldType[] = [
  { code: 'AKE', label: 'container LD3', payload_kg: 1506, volume_m3: 4.3 },
  { code: 'AKH', label: 'container LD3-45', payload_kg: 1052, volume_m3: 3.6 },
  { code: 'DPE', label: 'container LD2', payload_kg: 1133, volume_m3: 3.4 },
  { code: 'ALF', label: 'container LD6', payload_kg: 3020, volume_m3: 8.9 },
  { code: 'AMA', label: 'container M1', payload_kg: 6444, volume_m3: 17.5 },
  { code: 'PAG', label: 'pallet (88 × 125 inch)', payload_kg: 5923, volume_m3: null },
  { code: 'PMC', label: 'pallet (96 × 125 inch)', payload_kg: 6684, volume_m3: null },
];

const byCode = new Map(TYPES.map((type) => [type.code, type]));

/** Type code, serial of four or five digits, and the owner's airline code. */
const FORM = /^([A-Z][A-Z0-9]{2})(\d{4,5})([A-Z][A-Z0-9]|[0-9][A-Z])$/;

/** 'AKE12345LH' of 'ake 12345 lh'; null when it is not a ULD number. */
function readUldNumber(typed: string): string | null {
  const number = normalizeUldNumber(typed);
  return FORM.test(number) ? number : null;
}

/** The type of a ULD number or of a type code. */
export function findUldType(typed: string): UldType | undefined {
  return byCode.get(readUldNumber(typed)?.slice(0, 3) ?? normalizeUldNumber(typed));
}

function normalizeUldNumber(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '');
}
