import type { SpentInCurrency } from './spent-text.ts';

/** The bookings of a month, '2026-03'. */
export interface MonthSpending {
  month: string;
  spent_cents: number;
  shipments: number;
  by_currency: readonly SpentInCurrency[];
}

/** 'Mar', 'M' or 'March 2026'. Months are in UTC. */
export function monthName(month: string, length: 'short' | 'narrow' | 'long'): string {
  return new Intl.DateTimeFormat('en-US', {
    month: length,
    ...(length === 'long' && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
}
