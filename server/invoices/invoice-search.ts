import { ilike, like, or, type SQL } from 'drizzle-orm';
import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import type { Connection } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { billedClient, invoices } from './invoices-table.ts';

/** Up to this many, the invoices of the shipments are found by the index. */
const FEW = 1_000;

/** Matches invoices by a part of their number or client’s name, or by the beginning of a tracking number. */
export async function invoicesMatching(connection: Connection, text: string): Promise<SQL> {
  const part = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(
    ilike(invoices.number, part),
    ilike(billedClient, part),
    await ofTrackingNumber(connection, normalizeTrackingNumber(text)),
  ) as SQL;
}

/** A condition on the joined table would keep the indexes of invoices from being used, so few shipments are read first. */
async function ofTrackingNumber(connection: Connection, beginning: string): Promise<SQL | undefined> {
  if (!/^(?:GS|TRK)?\d+$/.test(beginning)) return undefined;
  const beginnings = /^\d/.test(beginning) ? [`GS${beginning}`, `TRK${beginning}`] : [beginning];
  const begins = or(...beginnings.map((number) => like(shipments.tracking_number, `${number}%`)));
  const found = await connection
    .select({ id: shipments.id })
    .from(shipments)
    .where(begins)
    .limit(FEW + 1);
  if (found.length > FEW) return begins;
  return anyOf(
    invoices.shipment_id,
    found.map(({ id }) => id),
  );
}
