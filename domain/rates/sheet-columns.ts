import type { TariffLine } from './tariff.ts';

/** The columns of a rate sheet, in the order of the template. */
export const SHEET_COLUMNS = [
  'origin',
  'destination',
  'mode',
  'load',
  'size_type',
  'charge_code',
  'basis',
  'rate',
  'breaks',
  'minimum',
  'maximum',
  'transit_days',
  'free_days',
  'carrier',
  'commodity',
  'inclusive_of',
  'notes',
] as const satisfies (keyof TariffLine)[];

/** The columns of a sheet of exchange rates, all of them needed. */
export const EXCHANGE_RATE_COLUMNS = ['from', 'to', 'date', 'rate', 'source'] as const;

export const REQUIRED_COLUMNS: readonly string[] = [
  'origin',
  'destination',
  'mode',
  'load',
  'charge_code',
  'basis',
  'rate',
];
