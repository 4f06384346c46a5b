import type { ShipmentCargoLine } from '#domain/shipment-file/cargo-line.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { listCargoLines, replaceCargoLines } from './cargo-lines-table.ts';
import { cargoLineOf, cargoLineRecord } from './file-items.ts';
import { identified } from './list-changes.ts';

/** Records the cargo lines of a booking. What only the shipping instructions state of a line is added to it. */
export async function bookCargoLines(
  transaction: Transaction,
  shipment_id: string,
  booked: readonly ShipmentCargoLine[],
): Promise<void> {
  if (booked.length === 0) return;
  const instructed = (await listCargoLines(transaction, shipment_id)).map(cargoLineOf);
  const lines = identified('cargo_lines', booked, []).map((line, index) => ({
    ...line,
    ...missingIn(line, instructed[index] ?? {}),
  }));
  await replaceCargoLines(
    transaction,
    shipment_id,
    lines.map((line, position) => cargoLineRecord(line, shipment_id, position)),
  );
}

function missingIn(line: ShipmentCargoLine, others: Partial<ShipmentCargoLine>): Partial<ShipmentCargoLine> {
  const isMissing = ([field]: [string, unknown]) => {
    const value = line[field as keyof ShipmentCargoLine];
    return value === null || value === '';
  };
  return Object.fromEntries(Object.entries(others).filter(isMissing));
}
