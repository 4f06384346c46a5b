import type { TransportMode } from '../routing/transport-mode.ts';

/** How the cargo is loaded: full or shared containers, aircraft, full or shared trucks, trains. */
export const LOADS = ['FCL', 'LCL', 'AIR', 'FTL', 'LTL', 'RAIL'] as const;
export const DIRECTIONS = ['export', 'import', 'cross_trade', 'domestic'] as const;

/** Sea and several modes have the branch’s code alone. */
const MODE_LETTERS: Readonly<Record<TransportMode, string>> = { sea: '', air: 'A', road: 'R', rail: 'T' };
const DIGITS = 5;

/** 'NGB-26-00118': the branch’s code with the letter of the mode, the year and the number. */
export function fileNumber(
  branch_code: string,
  mode: TransportMode | null,
  year: number,
  number: number,
): string {
  const prefix = `${branch_code}${mode ? MODE_LETTERS[mode] : ''}`;
  return `${prefix}-${String(year).slice(-2)}-${String(number).padStart(DIGITS, '0')}`;
}
