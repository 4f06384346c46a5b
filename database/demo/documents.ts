import { documentNumber } from '#domain/documents/document-number.ts';
import type { DocumentType } from '#domain/documents/document-type.ts';
import { drawUp, type Facts } from '#domain/documents/draw-up.ts';
import { NO_INSTRUCTIONS } from '#domain/documents/shipping-instructions.ts';
import { issuingBodyOf } from '#domain/documents/signature.ts';
import { verificationCode } from '#domain/documents/verification-code.ts';
import type { shippingDocuments } from '#server/documents/shipping-documents-table.ts';
import type { NewShipment } from '#server/shipments/shipments-table.ts';
import { mainDeparture } from './carriage.ts';
import type { Chance } from './chance.ts';
import { CUSTOMER_FIGURES } from './customer-bookings.ts';
import { hasPapers, type Instructions } from './instructions.ts';
import { after, amid, HOUR_MS } from './moments.ts';
import type { DemoPeople } from './people.ts';
import { routeLegRows } from './routes.ts';
import type { DemoShipment } from './shipments.ts';
import { drawSignature } from './signatures.ts';

type NewDocument = typeof shippingDocuments.$inferInsert;

/** Of the optional ones, how many a client asks for. */
const OPTIONAL_SHARE = 0.45;
const OPTIONAL: readonly DocumentType[] = ['certificate_of_origin', 'insurance_certificate'];
/** Of those that a body must sign, how many it has signed. */
const SIGNED_SHARE = 0.8;
const CODE_BYTES = 16;

/** The documents of all shipments, drawn up from the rows that the database gets of them. */
export function documentRows(
  shipments: readonly DemoShipment[],
  rows: ReadonlyMap<DemoShipment, NewShipment>,
  instructions: Instructions,
  people: DemoPeople,
  chance: Chance,
): NewDocument[] {
  const numbers = new Set<string>();
  const typesOf = documentTypes(shipments, people, chance);
  return shipments.flatMap((shipment) => {
    const types = typesOf(shipment);
    if (types.length === 0) return [];
    const facts = factsOf(shipment, rows, instructions);
    return types.map((document_type, order): NewDocument => {
      const created_at = documentMoment(shipment, order);
      const issued_at = issueMoment(document_type, shipment, created_at, chance);
      return {
        id: chance.idAt(created_at),
        shipment_id: shipment.id,
        document_type,
        document_number: freeNumber(numbers, document_type, created_at),
        document_data: drawUp(document_type, facts),
        generated_by: people.dispatcher.id,
        status: issued_at ? 'issued' : 'draft',
        verification_code: verificationCode(drawBytes(chance)),
        issued_at,
        issued_by: issued_at && people.dispatcher.id,
        signature: issued_at && drawSignature(document_type, shipment, instructions, issued_at, chance),
        created_at,
      };
    });
  });
}

function factsOf(
  shipment: DemoShipment,
  rows: ReadonlyMap<DemoShipment, NewShipment>,
  instructions: Instructions,
): Facts {
  const { client } = shipment;
  return {
    shipment: { currency: 'USD', ...rows.get(shipment) } as Facts['shipment'],
    legs: routeLegRows(shipment),
    instructions: instructions.get(shipment) ?? NO_INSTRUCTIONS,
    client: client.company_name ?? client.full_name,
  };
}

function drawBytes(chance: Chance): Uint8Array {
  return Uint8Array.from({ length: CODE_BYTES }, () => chance.whole(0, 255));
}

/** The usual ones for everybody; for the demo customer as many optional ones as the portal's figure needs. */
function documentTypes(shipments: readonly DemoShipment[], { customer }: DemoPeople, chance: Chance) {
  const own = shipments.filter(({ client }) => client === customer);
  const usual = own.reduce((total, shipment) => total + usualTypes(shipment).length, 0);
  const offered = own.filter(hasPapers).flatMap((shipment) => OPTIONAL.map((type) => ({ shipment, type })));
  const wanted = offered.slice(0, CUSTOMER_FIGURES.documents - usual);
  if (usual + wanted.length !== CUSTOMER_FIGURES.documents)
    throw new RangeError(
      `The demo customer's shipments cannot have ${CUSTOMER_FIGURES.documents} documents.`,
    );

  return (shipment: DemoShipment): DocumentType[] => {
    const types = usualTypes(shipment);
    const isWanted = (type: DocumentType) =>
      shipment.client === customer
        ? wanted.some((want) => want.shipment === shipment && want.type === type)
        : chance.happens(OPTIONAL_SHARE);
    return types.length === 0 ? types : [...types, ...OPTIONAL.filter(isWanted)];
  };
}

function usualTypes(shipment: DemoShipment): DocumentType[] {
  if (!hasPapers(shipment)) return [];
  const papers: DocumentType[] = ['commercial_invoice', 'packing_list'];
  if (shipment.status === 'confirmed') return papers;
  const { mode } = shipment.itinerary;
  if (mode === 'sea') return ['bill_of_lading', ...papers];
  return mode === 'air' ? ['airway_bill', ...papers] : papers;
}

/** Between confirmation and departure, some minutes apart. */
function documentMoment({ schedule }: DemoShipment, order: number): Date {
  const { created_at, departure, as_of, journey } = schedule;
  return amid(created_at, journey ? departure : as_of, 0.5 + order * 0.07);
}

/** Null while the goods wait, are not on board, or the body that must sign has not. */
function issueMoment(
  type: DocumentType,
  shipment: DemoShipment,
  created_at: Date,
  chance: Chance,
): Date | null {
  const { journey, as_of } = shipment.schedule;
  if (!journey) return null;
  if (issuingBodyOf(type)) return chance.happens(SIGNED_SHARE) ? created_at : null;
  if (type !== 'bill_of_lading') return created_at;
  const sailed = mainDeparture(shipment);
  if (!sailed.is_past) return null;
  const issued_at = after(sailed.at, HOUR_MS);
  return new Date(Math.min(issued_at.getTime(), as_of.getTime()));
}

function freeNumber(numbers: Set<string>, type: DocumentType, created_at: Date): string {
  let moment = created_at;
  while (numbers.has(documentNumber(type, moment))) moment = after(moment, 1);
  const number = documentNumber(type, moment);
  numbers.add(number);
  return number;
}
