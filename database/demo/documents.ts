import type { DocumentType } from '#domain/documents/document-type.ts';
import { verificationCode } from '#domain/documents/verification-code.ts';
import type { shippingDocuments } from '#server/documents/shipping-documents-table.ts';
import type { Chance } from './chance.ts';
import { CUSTOMER_FIGURES } from './customer-bookings.ts';
import { documentData } from './document-data.ts';
import { after, amid } from './moments.ts';
import type { DemoPeople } from './people.ts';
import type { DemoShipment } from './shipments.ts';

type NewDocument = typeof shippingDocuments.$inferInsert;

/** Of the optional ones, how many a client asks for. */
const OPTIONAL_SHARE = 0.45;
const OPTIONAL: readonly DocumentType[] = ['certificate_of_origin', 'insurance_certificate'];

export function documentRows(
  shipments: readonly DemoShipment[],
  people: DemoPeople,
  chance: Chance,
): NewDocument[] {
  const numbers = new Set<string>();
  const typesOf = documentTypes(shipments, people, chance);
  return shipments.flatMap((shipment) =>
    typesOf(shipment).map((document_type, order) => {
      const created_at = documentMoment(shipment, order);
      return {
        id: chance.idAt(created_at),
        shipment_id: shipment.id,
        document_type,
        document_number: freeNumber(numbers, document_type, created_at),
        document_data: documentData(document_type, shipment, chance),
        generated_by: people.dispatcher.id,
        status: shipment.schedule.journey ? 'issued' : 'draft',
        verification_code: verificationCode(drawBytes(chance)),
        issued_at: shipment.schedule.journey ? created_at : null,
        issued_by: shipment.schedule.journey ? people.dispatcher.id : null,
        created_at,
      };
    }),
  );
}

function drawBytes(chance: Chance): Uint8Array {
  return Uint8Array.from({ length: 16 }, () => chance.whole(0, 255));
}

/** The usual ones for everybody; for the demo customer as many optional ones as the portal's figure needs. */
function documentTypes(shipments: readonly DemoShipment[], { customer }: DemoPeople, chance: Chance) {
  const own = shipments.filter(({ client }) => client === customer);
  const usual = own.reduce((total, shipment) => total + usualTypes(shipment).length, 0);
  const offered = own.flatMap((shipment) =>
    usualTypes(shipment).length === 0 ? [] : OPTIONAL.map((type) => ({ shipment, type })),
  );
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

function usualTypes({ status, itinerary }: DemoShipment): DocumentType[] {
  if (status === 'created' || status === 'pending' || status === 'cancelled') return [];
  const papers: DocumentType[] = ['commercial_invoice', 'packing_list'];
  if (status === 'confirmed') return papers;
  if (itinerary.mode === 'sea') return ['bill_of_lading', ...papers];
  return itinerary.mode === 'air' ? ['airway_bill', ...papers] : papers;
}

/** Between confirmation and departure, some minutes apart. */
function documentMoment({ schedule }: DemoShipment, order: number): Date {
  const { created_at, departure, as_of, journey } = schedule;
  return amid(created_at, journey ? departure : as_of, 0.5 + order * 0.07);
}

function freeNumber(numbers: Set<string>, type: DocumentType, created_at: Date): string {
  let moment = created_at;
  const numberAt = (at: Date) => `${type.toUpperCase()}-${at.getTime()}`;
  while (numbers.has(numberAt(moment))) moment = after(moment, 1);
  numbers.add(numberAt(moment));
  return numberAt(moment);
}
