import { dayInUtc } from '#domain/calendar/calendar-day.ts';
import { type AppliedRate, CROSS_CURRENCIES, rateOn } from '#domain/money/exchange-rate.ts';
import type { Connection } from '../../database/pool/connection.ts';
import { ratesOfDay } from './exchange-rates-table.ts';

/** The rate of the current day in UTC between two currencies; undefined where none is known. */
export async function findExchangeRate(
  connection: Connection,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<AppliedRate | undefined> {
  const day = dayInUtc(now);
  const currencies = [...new Set([from, to, ...CROSS_CURRENCIES])];
  return rateOn(await ratesOfDay(connection, currencies, { day, as_of: now }), from, to, day);
}
