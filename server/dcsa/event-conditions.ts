import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isAtEnd, SERVED_CODES } from '#domain/dcsa/event-codes.ts';
import { COMPARISONS, type EventQuery } from '#domain/dcsa/event-query.ts';
import { normalizeContainerNumber } from '#domain/equipment/container-number.ts';
import { DOCUMENT_TYPES, usualDocument } from '#domain/milestones/document-type.ts';
import { normalizeReference, type ReferenceKind } from '#domain/shipment-file/reference.ts';
import type { Connection } from '../database/pool/connection.ts';
import { milestones } from '../milestones/milestones-table.ts';
import { equipment } from '../shipment-file/equipment-table.ts';
import { shipmentReferences } from '../shipment-file/references-table.ts';
import { legDetails } from '../tracking/route/leg-details-table.ts';

export const AT_END = SERVED_CODES.filter(isAtEnd).map(({ milestone }) => milestone);
const COMPARED = { gte: sql`>=`, gt: sql`>`, lte: sql`<=`, lt: sql`<`, eq: sql`=` } as const;

export function createdConditions(query: EventQuery): (SQL | undefined)[] {
  return COMPARISONS.flatMap((comparison) => {
    const sent = [query[`eventCreatedDateTime:${comparison}`]];
    if (comparison === 'eq') sent.push(query.eventCreatedDateTime);
    return sent.map(
      (date) =>
        date && sql`${milestones.received_at} ${COMPARED[comparison]} ${date.toISOString()}::timestamptz`,
    );
  });
}

export function documentCondition({ documentTypeCode }: EventQuery): SQL | undefined {
  if (!documentTypeCode) return undefined;
  const reported = sql`upper(${milestones.document_type})`;
  const usual = SERVED_CODES.filter(
    ({ type, code }) => type === 'SHIPMENT' && documentTypeCode.includes(usualDocument(code)),
  ).map(({ milestone }) => milestone);
  return or(
    inArray(reported, documentTypeCode),
    and(sql`${reported} not in ${DOCUMENT_TYPES}`, inArray(milestones.code, usual)),
  );
}

export function hasReference(
  connection: Connection,
  kind: ReferenceKind,
  value: string | undefined,
): SQL | undefined {
  if (value === undefined) return undefined;
  return inArray(
    milestones.shipment_id,
    connection
      .select({ id: shipmentReferences.shipment_id })
      .from(shipmentReferences)
      .where(
        and(eq(shipmentReferences.kind, kind), eq(shipmentReferences.normalized, normalizeReference(value))),
      ),
  );
}

/** Reports that name no box are about all boxes of the shipment. */
export function equipmentCondition(connection: Connection, value: string | undefined): SQL | undefined {
  if (value === undefined) return undefined;
  const number = normalizeContainerNumber(value);
  return and(
    sql`coalesce(${milestones.equipment_number}, ${number}) = ${number}`,
    inArray(
      milestones.shipment_id,
      connection
        .select({ id: equipment.shipment_id })
        .from(equipment)
        .where(and(eq(equipment.number, number), sql`${equipment.number} <> ''`)),
    ),
  );
}

/**
 * The reported place, otherwise that of the reported leg. Without the join of legs, and with the legs of the place read once,
 * because for a rare place every report is compared.
 */
export function placeCondition(connection: Connection, code: string | undefined): SQL | undefined {
  if (code === undefined) return undefined;
  const end = sql`case when ${inArray(milestones.code, AT_END)} then ${legDetails.to_unlocode} else ${legDetails.from_unlocode} end`;
  const legHere = connection
    .select({ id: legDetails.id })
    .from(legDetails)
    .where(
      and(
        eq(legDetails.shipment_id, milestones.shipment_id),
        eq(legDetails.id, milestones.leg_id),
        sql`${end} = ${code}`,
      ),
    );
  const calling = connection
    .select({ id: legDetails.shipment_id })
    .from(legDetails)
    .where(or(eq(legDetails.from_unlocode, code), eq(legDetails.to_unlocode, code)));
  return or(
    eq(milestones.unlocode, code),
    and(eq(milestones.unlocode, ''), inArray(milestones.shipment_id, calling), exists(legHere)),
  );
}

/** The first condition serves the index of vessels or voyages; the second is about the leg of the report. */
export function legConditions(
  connection: Connection,
  indexed: PgColumn,
  column: PgColumn,
  value: string | undefined,
): SQL[] {
  if (value === undefined) return [];
  const having = connection.select({ id: legDetails.shipment_id }).from(legDetails).where(eq(indexed, value));
  return [inArray(milestones.shipment_id, having), eq(column, value)];
}
