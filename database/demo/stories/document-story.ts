import type { DocumentType } from '#domain/documents/document-type.ts';
import { issuingBodyOf } from '#domain/documents/signature.ts';
import type { TimeZones } from '#domain/routing/time-zones.ts';
import type { Command } from '../commands.ts';
import { CUSTOMER_FIGURES } from '../customer-bookings.ts';
import { drawInstructions } from '../instructions.ts';
import { after, interpolateTime, MINUTE_MS } from '../journeys/moments.ts';
import { lastWorking, type Workplace } from '../journeys/working-time.ts';
import { type DemoPeople, onDuty } from '../people.ts';
import type { Random } from '../random.ts';
import type { DemoShipment } from '../shipments.ts';
import { drawSignature } from '../signatures.ts';
import { hasSailed, isConfirmed } from './shipment-story.ts';

/** The share of optional documents that clients request. */
const OPTIONAL_SHARE = 0.45;
const OPTIONAL: readonly DocumentType[] = ['certificate_of_origin', 'insurance_certificate'];
/** The share of documents with a required signature that are signed. */
const SIGNED_SHARE = 0.8;
const ANY_HOUR = { from: 0, until: 24 };

/** The document operations of all shipments. */
export function documentStories(
  shipments: readonly DemoShipment[],
  people: DemoPeople,
  timeZones: TimeZones,
  now: Date,
  random: Random,
): Command[] {
  const typesOf = documentTypes(shipments, people, random);
  return shipments.filter(hasDocuments).flatMap((shipment) => {
    const { schedule, itinerary, tracking_number } = shipment;
    const instructions = drawInstructions(shipment, timeZones, random);
    const by = (at: Date) => ({ at, by: onDuty(people, at), tracking_number });
    const until = schedule.picked_up < now ? schedule.picked_up : now;
    /** On a working day between confirmation and collection. */
    const moment = (share: number) =>
      onWorkday(interpolateTime(schedule.confirmed, until, share), schedule.confirmed, itinerary.shipper);
    const sailed_at = after(schedule.sailed, random.between(20, 90) * MINUTE_MS);
    const isOnBoard = instructions.sailed !== null && sailed_at < now;

    return [
      { ...by(moment(0.15)), operation: 'instructions.save', input: instructions.first },
      ...(instructions.sailed && isOnBoard
        ? [{ ...by(sailed_at), operation: 'instructions.save' as const, input: instructions.sailed }]
        : []),
      ...typesOf(shipment).flatMap((document_type, order): Command[] => {
        const drafted_at = moment(0.25 + order * 0.08);
        const issued_at = issueMoment(shipment, document_type, { drafted_at, sailed_at }, random);
        const signature =
          issued_at && drawSignature(document_type, shipment, instructions.first.insurer, issued_at, random);
        return [
          { ...by(drafted_at), operation: 'documents.generate', input: document_type },
          ...(issued_at && issued_at < now
            ? [
                {
                  ...by(issued_at),
                  operation: 'documents.issue' as const,
                  input: { document_type, signature },
                },
              ]
            : []),
        ];
      }),
    ] satisfies Command[];
  });
}

function hasDocuments(shipment: DemoShipment): boolean {
  return isConfirmed(shipment) && shipment.status !== 'cancelled';
}

function onWorkday(at: Date, earliest: Date, place: Workplace): Date {
  const worked = lastWorking(at, place, ANY_HOUR);
  return worked > earliest ? worked : at;
}

/** Null before the goods are on board or before a required signature. */
function issueMoment(
  shipment: DemoShipment,
  type: DocumentType,
  { drafted_at, sailed_at }: { drafted_at: Date; sailed_at: Date },
  random: Random,
): Date | null {
  if (!hasSailed(shipment)) return null;
  if (issuingBodyOf(type) && !random.happens(SIGNED_SHARE)) return null;
  if (type === 'bill_of_lading') return after(sailed_at, random.between(10, 90) * MINUTE_MS);
  return after(drafted_at, random.between(4, 25) * MINUTE_MS);
}

/** The usual documents; for the demo customer with the optional ones that the portal's figure requires. */
function documentTypes(shipments: readonly DemoShipment[], { customer }: DemoPeople, random: Random) {
  const own = shipments.filter(({ client }) => client === customer);
  const usual = own.reduce((total, shipment) => total + usualTypes(shipment).length, 0);
  const offered = own
    .filter(hasDocuments)
    .flatMap((shipment) => OPTIONAL.map((type) => ({ shipment, type })));
  const wanted = offered.slice(0, CUSTOMER_FIGURES.documents - usual);
  if (usual + wanted.length !== CUSTOMER_FIGURES.documents)
    throw new RangeError(
      `The demo customer's shipments cannot have ${CUSTOMER_FIGURES.documents} documents.`,
    );

  return (shipment: DemoShipment): DocumentType[] => {
    const isWanted = (type: DocumentType) =>
      shipment.client === customer
        ? wanted.some((want) => want.shipment === shipment && want.type === type)
        : random.happens(OPTIONAL_SHARE);
    return [...usualTypes(shipment), ...OPTIONAL.filter(isWanted)];
  };
}

function usualTypes(shipment: DemoShipment): DocumentType[] {
  if (!hasDocuments(shipment)) return [];
  const usual: DocumentType[] = ['commercial_invoice', 'packing_list'];
  if (shipment.status === 'confirmed') return usual;
  const { mode } = shipment.itinerary;
  if (mode === 'sea') return ['bill_of_lading', ...usual];
  return mode === 'air' ? ['airway_bill', ...usual] : usual;
}
