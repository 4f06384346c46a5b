import * as z from 'zod';
import { momentText } from '../calendar/moment.ts';
import { normalizeContainerNumber } from '../equipment/container-number.ts';
import { CLASSIFIERS, EMPTY_INDICATORS, type ReportedMilestone } from '../milestones/milestone.ts';
import { isMilestoneCode, type MilestoneCode } from '../milestones/milestone-codes.ts';
import { normalizeUnlocode } from '../places/unlocodes.ts';
import { normalizeReference } from '../shipment-file/reference.ts';
import { plainText } from '../validation/plain-text.ts';
import { truncate } from '../validation/truncate.ts';

const text = (max_length: number) =>
  plainText()
    .nullish()
    .transform((given) => truncate(given ?? '', max_length));
const Time = momentText();
const Location = z.object({ UNLocationCode: text(5), locationName: text(120) }).nullish();

/** An event of DCSA Track & Trace 2.2, of which carriers fill in more or less. */
const Event = z.object({
  eventID: plainText().min(1).max(120),
  eventCreatedDateTime: Time,
  eventClassifierCode: z.enum(CLASSIFIERS),
  eventDateTime: Time,
  eventType: z.enum(['SHIPMENT', 'TRANSPORT', 'EQUIPMENT']),
  shipmentEventTypeCode: text(4),
  transportEventTypeCode: text(4),
  equipmentEventTypeCode: text(4),
  equipmentReference: text(15),
  emptyIndicatorCode: z.enum(EMPTY_INDICATORS).nullish().catch(null),
  documentTypeCode: text(20),
  documentID: text(100),
  reason: text(300),
  changeRemark: text(300),
  eventLocation: Location,
  transportCall: z
    .object({ UNLocationCode: text(5), otherFacility: text(120), location: Location })
    .nullish(),
  documentReferences: z
    .array(z.object({ documentReferenceType: z.string(), documentReferenceValue: z.string() }))
    .nullish(),
  references: z.array(z.object({ referenceType: z.string(), referenceValue: z.string() })).nullish(),
});

/** A carrier's event in our terms, before it is known which shipments it is about. */
export interface CarrierEvent {
  id: string;
  created_at: Date;
  type: 'SHIPMENT' | 'TRANSPORT' | 'EQUIPMENT';
  /** Normalized numbers of bookings and bills of lading. */
  bookings: string[];
  bills: string[];
  /** Of the event itself or, for the others, of all boxes that it names. */
  equipment: string[];
  milestone: Omit<ReportedMilestone, 'tracking_number' | 'object'>;
}

export type CarrierEventOrIssue = { event: CarrierEvent } | { issue: string };

/** Parses an event, or says for a person why it cannot be used. */
export function readCarrierEvent(sent: unknown): CarrierEventOrIssue {
  const parsed = Event.safeParse(sent);
  const name = eventName(sent);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { issue: `${name}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}` };
  }
  const event = parsed.data;
  const code = {
    SHIPMENT: event.shipmentEventTypeCode,
    TRANSPORT: event.transportEventTypeCode,
    EQUIPMENT: event.equipmentEventTypeCode,
  }[event.eventType].toUpperCase();
  if (!isMilestoneCode(code)) return { issue: `${name}: “${code}” is not a code that we know.` };
  const { transportCall, eventLocation } = event;
  const place =
    eventLocation?.UNLocationCode || transportCall?.UNLocationCode || transportCall?.location?.UNLocationCode;
  const documents = event.documentReferences ?? [];
  const numbers = (type: string, ...own: string[]) => [
    ...new Set(
      [
        ...documents
          .filter((each) => each.documentReferenceType === type)
          .map((each) => each.documentReferenceValue),
        ...own,
      ]
        .map(normalizeReference)
        .filter(Boolean),
    ),
  ];
  const ownDocument = (types: readonly string[]) =>
    types.includes(event.documentTypeCode) ? [event.documentID] : [];
  const boxes = event.equipmentReference
    ? [event.equipmentReference]
    : (event.references ?? [])
        .filter((each) => each.referenceType === 'EQ')
        .map((each) => each.referenceValue);
  return {
    event: {
      id: event.eventID,
      created_at: new Date(event.eventCreatedDateTime),
      type: event.eventType,
      bookings: numbers('BKG', ...ownDocument(['BKG', 'CBR'])),
      bills: numbers('TRD', ...ownDocument(['TRD'])),
      equipment: boxes.map(normalizeContainerNumber),
      milestone: {
        code: code as MilestoneCode,
        classifier: event.eventClassifierCode,
        occurred_at: event.eventDateTime,
        // Capitals can be longer: 'ß' becomes 'SS'.
        unlocode: truncate(normalizeUnlocode(place ?? ''), 5),
        empty_indicator: event.emptyIndicatorCode ?? null,
        facility: eventLocation?.locationName || transportCall?.otherFacility || '',
        source: 'carrier',
        source_reference: event.eventID,
        reported_at: event.eventCreatedDateTime,
        document_type: event.documentTypeCode,
        document_reference: event.documentID,
        reason: event.reason || event.changeRemark,
      },
    },
  };
}

/** The `eventID` of what was sent; '' where it has none. */
export function sentEventId(sent: unknown): string {
  const id = typeof sent === 'object' && sent !== null && 'eventID' in sent ? sent.eventID : undefined;
  // `String` of an object calls what a carrier has sent.
  return typeof id === 'string' || typeof id === 'number' ? String(id).slice(0, 120) : '';
}

/** How issues name an event. */
export function eventName(sent: unknown): string {
  const id = sentEventId(sent);
  return id ? `Event ${id.slice(0, 60)}` : 'An event without an eventID';
}
