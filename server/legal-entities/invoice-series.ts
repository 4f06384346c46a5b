import type { NumberSeries } from '#domain/branches/legal-entity.ts';
import { INVOICE_PREFIX } from '#domain/invoices/invoice-number.ts';
import { hasUsualNumbers, withInvoiceSeries } from '#domain/invoices/own-invoice-series.ts';
import type { Connection } from '../database/pool/connection.ts';
import { hasNumbers } from '../invoices/invoice-numbers-table.ts';
import { listSeries } from './legal-entities-table.ts';

/**
 * The series of a legal entity. Adds one for its invoices if it names none and another entity uses the usual numbers (decision
 * 0152). Of several entities that already share them, the oldest keeps them.
 */
export async function ownSeries(
  connection: Connection,
  series: readonly NumberSeries[],
  id?: string,
): Promise<NumberSeries[]> {
  if (!hasUsualNumbers(series)) return [...series];
  const entities = await listSeries(connection);
  const place = entities.findIndex((each) => each.id === id);
  const others = entities.filter((each) => each.id !== id).map(({ number_series }) => number_series);
  const older = place < 0 ? others : others.slice(0, place);
  const had = entities[place]?.number_series;
  const isTaken =
    older.some(hasUsualNumbers) ||
    // Another one may have had them before it chose a prefix.
    (others.length > 0 && !(had && hasUsualNumbers(had)) && (await hasNumbers(connection, INVOICE_PREFIX)));
  return isTaken ? withInvoiceSeries(series, others) : [...series];
}
