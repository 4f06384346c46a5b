import { like, or, type SQL } from 'drizzle-orm';
import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { shipments } from './shipments-table.ts';

/** The condition that a tracking number begins as typed, also without its letters; undefined for any other text. */
export function hasNumberBeginning(typed: string): SQL | undefined {
  const beginning = normalizeTrackingNumber(typed);
  if (!/^(?:GS|TRK)?\d+$/.test(beginning)) return undefined;
  const beginnings = /^\d/.test(beginning) ? [`GS${beginning}`, `TRK${beginning}`] : [beginning];
  return or(...beginnings.map((number) => like(shipments.tracking_number, `${number}%`)));
}
