import type { ShipmentCargoLine } from '#domain/shipment-file/cargo-line.ts';
import { unbookedLines, withInstructedLines } from '#domain/shipment-file/instructed-lines.ts';
import { fieldIssues } from '../api/errors/field-issue.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { listCargoLines, replaceCargoLines } from './cargo-lines-table.ts';
import { cargoLineOf, cargoLineRecord } from './file-items.ts';
import { identified } from './list-changes.ts';

/**
 * Records the cargo lines of a booking, with what the shipping instructions add to them. 422 where the instructions
 * state other lines, because the price is of the booked ones.
 */
export async function bookCargoLines(
  transaction: Transaction,
  shipment_id: string,
  booked: readonly ShipmentCargoLine[],
): Promise<void> {
  if (booked.length === 0) return;
  const instructed = (await listCargoLines(transaction, shipment_id)).map(cargoLineOf);
  const refused = unbookedLines(booked, instructed);
  if (refused.length > 0)
    throw fieldIssues(refused.map(({ path, message }) => ({ path: `instructions.${path}`, message })));
  const lines = withInstructedLines(identified('cargo_lines', booked, []), instructed);
  await replaceCargoLines(
    transaction,
    shipment_id,
    lines.map((line, position) => cargoLineRecord(line, shipment_id, position)),
  );
}
