import { inArray } from 'drizzle-orm';
import { offsetZone } from '#domain/calendar/calendar-day.ts';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { dcsaEventCode, isAtEnd } from '#domain/dcsa/event-codes.ts';
import { CODE_PARAMETERS } from '#domain/dcsa/event-query.ts';
import { transportCallId } from '#domain/dcsa/transport-call-id.ts';
import { type DocumentType, documentTypeOf } from '#domain/milestones/document-type.ts';
import type { ReferenceKind } from '#domain/shipment-file/reference.ts';
import type { Connection } from '../database/pool/connection.ts';
import { equipment } from '../shipment-file/equipment-table.ts';
import { shipmentReferences } from '../shipment-file/references-table.ts';
import type { EventRecord } from './find-events.ts';

const MODES = { sea: 'VESSEL', road: 'TRUCK', rail: 'RAIL' } as const;
const REFERENCE_TYPES = { PO: 'PO', CUSTOMER: 'CR' } as const;
/** Which of the shipment’s numbers identifies a document. */
const NUMBERS: Partial<Record<DocumentType, ReferenceKind>> = {
  BKG: 'BOOKING',
  CBR: 'BOOKING',
  TRD: 'MBL',
  SHI: 'MBL',
  CUS: 'ENTRY',
};

type Reference = Pick<typeof shipmentReferences.$inferSelect, 'shipment_id' | 'kind' | 'value'>;
type Box = Pick<typeof equipment.$inferSelect, 'shipment_id' | 'number' | 'size_type'>;

/** The events of one page in DCSA’s form, with what their shipments’ files say. */
export async function presentEvents(connection: Connection, records: readonly EventRecord[]) {
  const ids = [...new Set(records.map(({ shipment_id }) => shipment_id))];
  if (ids.length === 0) return [];
  const [references, boxes] = await Promise.all([
    connection
      .select({
        shipment_id: shipmentReferences.shipment_id,
        kind: shipmentReferences.kind,
        value: shipmentReferences.value,
      })
      .from(shipmentReferences)
      .where(inArray(shipmentReferences.shipment_id, ids))
      .orderBy(shipmentReferences.shipment_id, shipmentReferences.position),
    connection
      .select({
        shipment_id: equipment.shipment_id,
        number: equipment.number,
        size_type: equipment.size_type,
      })
      .from(equipment)
      .where(inArray(equipment.shipment_id, ids))
      .orderBy(equipment.shipment_id, equipment.position),
  ]);
  const referencesOf = Map.groupBy(references, ({ shipment_id }) => shipment_id);
  const boxesOf = Map.groupBy(boxes, ({ shipment_id }) => shipment_id);
  return records.flatMap((record) =>
    presentEvent(record, referencesOf.get(record.shipment_id) ?? [], boxesOf.get(record.shipment_id) ?? []),
  );
}

function presentEvent(
  record: EventRecord,
  numbers: readonly Reference[],
  boxes: readonly Box[],
): Record<string, unknown>[] {
  const event = dcsaEventCode(record.code);
  if (!event) return [];
  const base = {
    eventID: record.id,
    eventType: event.type,
    eventCreatedDateTime: record.received_at.toISOString(),
    eventClassifierCode: record.classifier,
    eventDateTime: localTime(record.occurred_at, record.utc_offset),
    [CODE_PARAMETERS[event.type]]: event.code,
    references: referencesOf(record, numbers, boxes),
  };
  const transportCall = transportCallOf(record, isAtEnd(event));
  const documentReferences = [...documents(numbers, 'BOOKING', 'BKG'), ...documents(numbers, 'MBL', 'TRD')];
  if (event.type === 'TRANSPORT')
    return [
      {
        ...base,
        transportCall,
        documentReferences,
        ...(record.reason && { changeRemark: record.reason.slice(0, 250) }),
      },
    ];
  if (event.type === 'SHIPMENT') {
    const documentTypeCode = documentTypeOf(event, record.document_type);
    const known = numbers.find(({ kind }) => kind === NUMBERS[documentTypeCode])?.value;
    return [
      {
        ...base,
        documentTypeCode,
        documentID: record.document_reference || known || record.tracking_number,
        ...(record.reason && { reason: record.reason }),
      },
    ];
  }
  const box = boxes.find(({ number }) => number !== '' && number === record.equipment_number);
  return [
    {
      ...base,
      ...(record.equipment_number && { equipmentReference: record.equipment_number.slice(0, 15) }),
      ...(box?.size_type && { ISOEquipmentCode: box.size_type.slice(0, 4) }),
      emptyIndicatorCode: record.empty_indicator ?? (event.code === 'STRP' ? 'EMPTY' : 'LADEN'),
      ...((record.place || record.facility) && {
        eventLocation: {
          ...(record.facility && { locationName: record.facility.slice(0, 100) }),
          ...(record.place && { UNLocationCode: record.place }),
        },
      }),
      ...(record.leg_id && transportCall && { transportCall }),
      documentReferences,
    },
  ];
}

/** DCSA has no transport calls by air. */
function transportCallOf(record: EventRecord, is_end: boolean) {
  if (!record.mode || record.mode === 'air') return undefined;
  const { shipment_id, leg_id, sequence, place, facility, voyage, vessel_imo, vessel_name } = record;
  return {
    transportCallID: transportCallId({ shipment_id, leg_id, is_end }),
    modeOfTransport: record.vehicle === 'barge' ? 'BARGE' : MODES[record.mode],
    ...(sequence && { transportCallSequenceNumber: sequence }),
    ...(place && { UNLocationCode: place }),
    ...(facility && { otherFacility: facility.slice(0, 50) }),
    ...(voyage && { carrierVoyageNumber: voyage.slice(0, 50), exportVoyageNumber: voyage.slice(0, 50) }),
    ...(vessel_imo && {
      vessel: { vesselIMONumber: vessel_imo, ...(vessel_name && { vesselName: vessel_name.slice(0, 35) }) },
    }),
  };
}

function referencesOf(
  { tracking_number, equipment_number }: EventRecord,
  numbers: readonly Reference[],
  boxes: readonly Box[],
) {
  const related = equipment_number ? [equipment_number] : boxes.map(({ number }) => number).filter(Boolean);
  return [
    { referenceType: 'FF', referenceValue: tracking_number },
    ...numbers.flatMap(({ kind, value }) =>
      kind === 'PO' || kind === 'CUSTOMER'
        ? [{ referenceType: REFERENCE_TYPES[kind], referenceValue: value }]
        : [],
    ),
    ...related.map((referenceValue) => ({ referenceType: 'EQ', referenceValue })),
  ];
}

function documents(numbers: readonly Reference[], of: ReferenceKind, documentReferenceType: 'BKG' | 'TRD') {
  return numbers
    .filter(({ kind }) => kind === of)
    .map(({ value }) => ({ documentReferenceType, documentReferenceValue: value }));
}

/** '2026-12-04T06:00:00.000+08:00': the local time with the reported offset. */
function localTime(moment: Date, offset: number | null): string {
  if (offset === null) return moment.toISOString();
  return new Date(moment.getTime() + offset * MINUTE_MS).toISOString().replace('Z', offsetZone(offset));
}
