import { agreedContainers } from '#domain/quotes/offered-containers.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { freeDaysByType } from '../../rates/tariff-lines-table.ts';
import { bookEquipment } from '../../shipment-file/book-equipment.ts';
import type { QuoteOptionRecord } from '../options/quote-options-table.ts';

/** Books the containers on which the options agree. Their free days are those of the tariffs of a single option. */
export async function bookContainers(
  transaction: Transaction,
  shipment_id: string,
  options: readonly Pick<QuoteOptionRecord, 'mode' | 'lines'>[],
): Promise<void> {
  const containers = agreedContainers(options);
  const [only, ...others] = options;
  if (!only || containers.length === 0) return;
  const refs = only.lines.flatMap(({ side, tariff }) =>
    side === 'sell' && tariff ? [{ tariff_id: tariff.id, line: tariff.line }] : [],
  );
  const free_days = others.length === 0 ? await freeDaysByType(transaction, refs) : {};
  await bookEquipment(transaction, shipment_id, containers, free_days);
}
