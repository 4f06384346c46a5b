import type { TransportMode } from '../routing/transport-mode.ts';

/** How the cargo is loaded: full or shared containers, aircraft, full or shared trucks, trains. */
export const LOADS = ['FCL', 'LCL', 'AIR', 'FTL', 'LTL', 'RAIL'] as const;
export const DIRECTIONS = ['export', 'import', 'cross_trade', 'domestic'] as const;

/** Sea and multimodal shipments have the branch’s code alone. */
const MODE_LETTERS: Readonly<Record<TransportMode, string>> = { sea: '', air: 'A', road: 'R', rail: 'T' };
/** The mode whose file numbers a shipment shares. */
export function seriesMode(mode: TransportMode | null): TransportMode {
  return mode ?? 'sea';
}

/** Digits of the number at the end of a file number, at least. */
export const FILE_NUMBER_DIGITS = 5;

/** 'NGB-26-', which 00118 completes: the branch’s code with the letter of the mode, and the year. */
export function fileNumberPrefix(branch_code: string, mode: TransportMode | null, year: number): string {
  return `${branch_code}${MODE_LETTERS[seriesMode(mode)]}-${String(year).slice(-2)}-`;
}
