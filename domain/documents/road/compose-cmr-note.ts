import { countryName } from '../../places/countries.ts';
import type { Facts } from '../compose-document.ts';
import type { CmrNoteData, CommonData } from '../document-data.ts';

/** The fields of a CMR consignment note, whose carrier is the legal entity that issues it. */
export function composeCmrNote({ shipment, instructions, road }: Facts): Omit<CmrNoteData, keyof CommonData> {
  return {
    place_of_taking_over:
      instructions.place_of_receipt || placeName(shipment.origin_city, shipment.origin_country),
    taking_over_day: road?.day ?? null,
    place_of_delivery:
      instructions.place_of_delivery || placeName(shipment.destination_city, shipment.destination_country),
    haulier: road?.haulier ?? null,
    freight_terms: instructions.freight_terms,
    attached_documents: instructions.attached_documents || null,
    sender_instructions: instructions.sender_instructions || null,
  };
}

function placeName(city: string, country: string): string {
  return `${city}, ${countryName(country)}`;
}
