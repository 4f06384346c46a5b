/** A type of container by ISO 6346, with the figures of common containers of that type. */
interface SizeType {
  /** Length, height, type and variant: '45G1'. */
  code: string;
  label: string;
  /** Twenty-foot equivalent units. */
  teu: number;
  tare_kg: number;
  /** Tare and cargo together. */
  max_gross_kg: number;
  payload_kg: number;
  /** Inside; null where the cargo may protrude, or is liquid. */
  volume_m3: number | null;
}

/** Columns: code, label, TEU, tare in kg, maximum gross mass in kg, and volume in m³ ('-' for none). */
const TABLE = `
22G1|20' standard|1|2180|30480|33.2
25G1|20' high cube|1|2340|30480|37.3
42G1|40' standard|2|3700|32500|67.7
45G1|40' high cube|2|3800|32500|76.4
L5G1|45' high cube|2.25|4800|32500|86
22R1|20' reefer|1|2780|30480|28.3
42R1|40' reefer|2|4500|34000|59.3
45R1|40' high cube reefer|2|4500|34000|67.3
22U1|20' open top|1|2350|30480|-
42U1|40' open top|2|3850|32500|-
22P1|20' flat rack|1|2900|34000|-
42P1|40' flat rack|2|5800|45000|-
22T1|20' tank|1|3700|36000|-
`;

export const SIZE_TYPES: readonly SizeType[] = TABLE.trim().split('\n').map(readRow);

/** Names of the trade, and the group codes of ISO 6346, which leave the variant open. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  '22G1': ['20GP', '20DV', '20DC', '20ST', '20SD', '22GP'],
  '25G1': ['20HC', '20HQ', '25GP'],
  '42G1': ['40GP', '40DV', '40DC', '40ST', '40SD', '42GP'],
  '45G1': ['40HC', '40HQ', '45GP'],
  L5G1: ['45HC', '45HQ', 'L5GP'],
  '22R1': ['20RF', '20RE', '22RT'],
  '42R1': ['40RF', '40RE', '42RT'],
  '45R1': ['40RH', '40HR', '45RT'],
  '22U1': ['20OT', '22UT'],
  '42U1': ['40OT', '42UT'],
  '22P1': ['20FR', '22PF'],
  '42P1': ['40FR', '42PF'],
  '22T1': ['20TK', '20TN', '22TN'],
};

const byAlias = new Map(
  Object.entries(ALIASES).flatMap(([code, names]) => names.map((name) => [name, code] as const)),
);
const byCode = new Map(SIZE_TYPES.map((type) => [type.code, type]));

/** Length, height and width, type, variant (ISO 6346, annexes D and E). */
const FORM = /^[1-9A-HK-NP][0-9C-FL-NP][GVBSRHUPTAKN][0-9A-J]$/;

/** The ISO code of a typed one or of a trade name: '45G1' for "40' HC". Null when it is neither. */
export function readSizeType(typed: string): string | null {
  const code = normalizeSizeType(typed);
  return FORM.test(code) ? code : null;
}

/** Converts a trade name to its ISO code; other text becomes upper case without spaces and punctuation. */
export function normalizeSizeType(typed: string): string {
  const text = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return byAlias.get(text) ?? text;
}

/**
 * The figures of a type, also of one with another variant, ventilation (V) or height of 8 feet. Undefined for
 * types without common figures.
 */
export function findSizeType(typed: string): SizeType | undefined {
  const code = readSizeType(typed);
  if (!code) return undefined;
  const [length, height, type] = code;
  const family = `${length}${height === '0' ? '2' : height}${type === 'V' ? 'G' : type}1`;
  const known = byCode.get(code) ?? byCode.get(family);
  return known && { ...known, code };
}

/** "45G1, 40' high cube"; the typed text where the type is not known. */
export function sizeTypeLabel(typed: string): string {
  const type = findSizeType(typed);
  return type ? `${type.code}, ${type.label}` : typed;
}

function readRow(row: string): SizeType {
  const [code, label, teu, tare, max_gross, volume] = row.split('|') as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return {
    code,
    label,
    teu: Number(teu),
    tare_kg: Number(tare),
    max_gross_kg: Number(max_gross),
    payload_kg: Number(max_gross) - Number(tare),
    volume_m3: volume === '-' ? null : Number(volume),
  };
}
