import { withWeight } from '#domain/shipment-file/weigh-lines.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { listCargoLines, updateLineWeights } from './cargo-lines-table.ts';
import { cargoLineOf } from './file-items.ts';

/** The recorded cargo lines follow a new weight of the shipment, which was not entered in them. */
export async function scaleCargoLines(
  transaction: Transaction,
  shipment_id: string,
  weight_kg: number | undefined,
): Promise<void> {
  if (weight_kg === undefined) return;
  const lines = (await listCargoLines(transaction, shipment_id)).map(cargoLineOf);
  for (const line of withWeight(lines, weight_kg))
    if (!lines.includes(line)) await updateLineWeights(transaction, line);
}
