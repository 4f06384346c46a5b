import { and, desc, eq, inArray, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { MATCH_KINDS, type MatchKind, scopeOf } from '#domain/shipment-file/match-kinds.ts';
import { normalizeReference, REFERENCE_KINDS } from '#domain/shipment-file/reference.ts';
import type { Connection } from '../database/pool/connection.ts';
import { cachedStatement } from '../database/statements/statement-cache.ts';
import { deviceAssignments } from '../devices/device-assignments-table.ts';
import { devices } from '../devices/devices-table.ts';
import { shippingDocuments } from '../documents/shipping-documents-table.ts';
import { invoices } from '../invoices/invoices-table.ts';
import { quotes } from '../quotes/quotes-table.ts';
import { isOfReader, isOfSomeBranches, isReal, type Reader } from '../shipment-records/reader.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { vehicleNumberOf } from '../shipment-records/vehicle-number.ts';
import { legDetails } from '../tracking/route/leg-details-table.ts';
import { equipment } from './equipment-table.ts';
import { forwardingFiles } from './forwarding-files-table.ts';
import { shipmentReferences } from './references-table.ts';

interface Match {
  tracking_number: string;
  kind: MatchKind;
}

const MAX_MATCHES = 50;
/** Shorter texts are words of a search. */
const MIN_LENGTH = 4;

/** The tracking numbers of the shipments that have the text as another number or, for staff, as a vessel or vehicle. */
export async function numbersWithReference(
  connection: Connection,
  typed: string,
  reader: Reader,
): Promise<string[]> {
  const normalized = normalizeReference(typed);
  if (normalized.length < MIN_LENGTH) return [];
  const matches = await matchReferences(connection, { normalized, typed: typed.trim(), reader });
  return matches.map(({ tracking_number }) => tracking_number);
}

/** The shipments with a normalized number, newest first. `reader` is null for visitors. */
export async function matchReferences(
  connection: Connection,
  { normalized, typed, reader }: { normalized: string; typed: string; reader: Reader | null },
): Promise<Match[]> {
  const upper = typed.toUpperCase();
  return reader === 'staff'
    ? ofStaff(connection).execute({ normalized, upper })
    : matches(connection, { normalized, upper }, reader);
}

/** Prepared, because planning a query of this many tables takes longer than running it. */
const ofStaff = cachedStatement((connection) =>
  matches(
    connection,
    { normalized: sql.placeholder('normalized'), upper: sql.placeholder('upper') },
    'staff',
  ).prepare('matches_of_staff'),
);

interface Numbers {
  normalized: string | Placeholder;
  upper: string | Placeholder;
}

function matches(connection: Connection, { normalized, upper }: Numbers, reader: Reader | null) {
  const found = unionAll(
    connection
      .select({ shipment_id: shipments.id, kind: kindOf('TRACKING').as('kind') })
      .from(shipments)
      .where(eq(shipments.tracking_number, normalized)),
    connection
      .select({
        shipment_id: shipmentReferences.shipment_id,
        kind: sql<MatchKind>`${shipmentReferences.kind}`,
      })
      .from(shipmentReferences)
      .where(
        and(
          eq(shipmentReferences.normalized, normalized),
          inArray(shipmentReferences.kind, [...REFERENCE_KINDS]),
        ),
      ),
    connection
      .select({ shipment_id: equipment.shipment_id, kind: kindOf('CONTAINER') })
      .from(equipment)
      .where(and(eq(equipment.number, normalized), sql`${equipment.number} <> ''`)),
    ...(reader === 'staff' || (reader && isOfSomeBranches(reader))
      ? staffMatches(connection, { normalized, upper })
      : []),
  ).as('found');
  return connection
    .select({ tracking_number: shipments.tracking_number, kind: found.kind })
    .from(found)
    .innerJoin(shipments, eq(shipments.id, found.shipment_id))
    .where(isVisible(found.kind, reader))
    .groupBy(shipments.id, found.kind)
    .orderBy(desc(shipments.created_at), desc(shipments.id))
    .limit(MAX_MATCHES);
}

const kindOf = (kind: MatchKind) => sql<MatchKind>`${kind}::text`;

/** The statements for what only staff search by; each reads one index. */
function staffMatches(connection: Connection, { normalized, upper }: Numbers) {
  return [
    connection
      .select({ shipment_id: forwardingFiles.shipment_id, kind: kindOf('FILE') })
      .from(forwardingFiles)
      .where(eq(forwardingFiles.file_number, upper)),
    connection
      .select({ shipment_id: legDetails.shipment_id, kind: kindOf('VESSEL') })
      .from(legDetails)
      .where(eq(sql`upper(${legDetails.vessel_name})`, upper)),
    connection
      .select({ shipment_id: legDetails.shipment_id, kind: kindOf('VEHICLE') })
      .from(legDetails)
      .where(and(sql`${legDetails.vehicle} <> ''`, eq(vehicleNumberOf(legDetails.vehicle), normalized))),
    connection
      .select({ shipment_id: legDetails.shipment_id, kind: kindOf('VEHICLE') })
      .from(legDetails)
      .where(and(sql`${legDetails.flight} <> ''`, eq(vehicleNumberOf(legDetails.flight), normalized))),
    connection
      .select({ shipment_id: deviceAssignments.shipment_id, kind: kindOf('VEHICLE') })
      .from(devices)
      .innerJoin(deviceAssignments, eq(deviceAssignments.device_id, devices.id))
      .where(eq(vehicleNumberOf(devices.vehicle_identifier), normalized)),
    connection
      .select({ shipment_id: invoices.shipment_id, kind: kindOf('INVOICE') })
      .from(invoices)
      .where(eq(invoices.number, upper)),
    connection
      .select({ shipment_id: shippingDocuments.shipment_id, kind: kindOf('DOCUMENT') })
      .from(shippingDocuments)
      .where(eq(shippingDocuments.document_number, upper)),
    connection
      .select({ shipment_id: shipments.id, kind: kindOf('QUOTE') })
      .from(shipments)
      .where(
        eq(
          shipments.quote_id,
          connection.select({ id: quotes.id }).from(quotes).where(eq(quotes.reference, normalized)),
        ),
      ),
  ];
}

/** Everyone finds shipments by public numbers; members those of their organisation by others. */
function isVisible(kind: SQL.Aliased<MatchKind>, reader: Reader | null): SQL | undefined {
  if (reader === 'staff') return isReal;
  const isPublic = inArray(
    kind,
    MATCH_KINDS.filter((each) => scopeOf(each) === 'anyone'),
  );
  return reader ? or(isPublic, isOfReader(reader)) : isPublic;
}
