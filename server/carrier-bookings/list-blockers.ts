import { modesOf } from '#domain/documents/shipment-facts.ts';
import type { CutOff } from '#domain/shipment-file/carrier-booking.ts';
import { type Blocker, cutOffBlockers, shipmentBlockers } from '#domain/shipment-file/readiness.ts';
import type { Connection } from '../database/pool/connection.ts';
import { listIssuedTypes } from '../documents/shipping-documents-table.ts';
import { findStoredInstructions } from '../documents/shipping-instructions-table.ts';
import { listFileKinds } from '../files/shipment-files-table.ts';
import { cargoLinesOf } from '../shipment-file/file-items.ts';
import { readFileLists } from '../shipment-file/file-lists.ts';
import { findFileHeader } from '../shipment-file/forwarding-files-table.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { listLegEnds } from '../tracking/route/route-legs-table.ts';

/** What stops the departure of shipments with these cut-offs. Cancelled ones don't depart, so they stop nothing. */
export async function listBlockers(
  connection: Connection,
  {
    shipments,
    cut_offs,
    now,
  }: { shipments: readonly ShipmentRecord[]; cut_offs: readonly CutOff[]; now: Date },
): Promise<Blocker[]> {
  const blockers = cutOffBlockers(cut_offs, now);
  for (const shipment of shipments)
    if (shipment.status !== 'cancelled') blockers.push(...(await blockersOf(connection, shipment)));
  return blockers;
}

async function blockersOf(connection: Connection, shipment: ShipmentRecord): Promise<Blocker[]> {
  const { id, tracking_number, dangerous_goods } = shipment;
  const [lists, legs, header, { instructions }, issued, uploaded] = await Promise.all([
    readFileLists(connection, id),
    listLegEnds(connection, id),
    findFileHeader(connection, id),
    findStoredInstructions(connection, id),
    listIssuedTypes(connection, id),
    listFileKinds(connection, id),
  ]);
  return shipmentBlockers({
    ...lists,
    tracking_number,
    dangerous_goods,
    modes: modesOf(shipment, legs),
    load: header?.file?.load ?? null,
    incoterm: instructions.incoterm ?? null,
    cargo_lines: cargoLinesOf(shipment, lists.cargo_lines),
    documents: new Set<string>([...issued, ...uploaded]),
  });
}
