import type { ShippingInstructions } from '#domain/documents/shipping-instructions.ts';
import { carriageOf } from '#domain/shipment-file/carriage.ts';
import { splitInstructions, withFileLists } from '#domain/shipment-file/instruction-parts.ts';
import type { ReferenceKind, ShipmentReference } from '#domain/shipment-file/reference.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { readFileLists, writeFileLists } from '../shipment-file/file-lists.ts';
import { writeCarriage } from '../shipment-file/write-carriage.ts';
import { listLegDetails } from '../tracking/route/leg-details-table.ts';
import { listLegEnds } from '../tracking/route/route-legs-table.ts';
import { findStoredInstructions, writeStoredInstructions } from './shipping-instructions-table.ts';

/** The shipping instructions, with what the shipment’s file states: parties, references, cargo, containers and legs. */
export async function findInstructions(connection: Connection, shipment_id: string) {
  const [{ instructions, ...stored }, lists, legs, details] = await Promise.all([
    findStoredInstructions(connection, shipment_id),
    readFileLists(connection, shipment_id),
    listLegEnds(connection, shipment_id),
    listLegDetails(connection, shipment_id),
  ]);
  return {
    ...stored,
    instructions: { ...withFileLists(instructions, lists), ...carriageOf(legs, details) },
    equipment: lists.equipment,
    bill_numbers: { house: numberOf(lists.references, 'HBL'), master: numberOf(lists.references, 'MBL') },
    delivery_agent: lists.parties.find(({ role }) => role === 'destination_agent'),
    cargo_line_ids: lists.cargo_lines.map(({ id }) => id),
    dangerous_goods: lists.cargo_lines.map(({ dangerous_goods }) => dangerous_goods),
    volumes_m3: lists.cargo_lines.map(({ volume_m3 }) => volume_m3),
  };
}

function numberOf(references: readonly ShipmentReference[], kind: ReferenceKind): string {
  return references.find((reference) => reference.kind === kind)?.value ?? '';
}

/** Writes the instructions, each part where it is stored. The caller locks the shipment. */
export async function writeInstructions(
  transaction: Transaction,
  row: {
    shipment_id: string;
    instructions: ShippingInstructions;
    version?: number;
    updated_at: Date;
    /** Null for a visitor. */
    updated_by: string | null;
  },
): Promise<void> {
  const known = await readFileLists(transaction, row.shipment_id);
  const { lists, other } = splitInstructions(row.instructions, known);
  await writeFileLists(transaction, row.shipment_id, lists);
  await writeCarriage(transaction, row.shipment_id, other);
  await writeStoredInstructions(transaction, { ...row, instructions: other });
}
