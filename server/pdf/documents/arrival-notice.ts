import type { ArrivalNoticeData } from '#domain/documents/document-data.ts';
import { type FormPdfInput, formPdfInput, type PrintedDocument } from '../form-pdf.ts';
import { dayLabel, figure, handling, joinParts, type PrintedParty, printedParty } from '../pdf-messages.ts';
import { type CarriedLine, type CarriedTotal, carriedLine, carriedTotal, FREIGHT } from './carried-lines.ts';
import { type PrintedContainer, printedContainer } from './printed-container.ts';

export interface ArrivalNoticePdfInput extends FormPdfInput {
  shipper: PrintedParty;
  consignee: PrintedParty;
  notify_party: PrintedParty;
  transport_document: string | null;
  booking_reference: string | null;
  own_reference: string | null;
  carrier: string | null;
  /** 'MV Amber Dawn, voyage 214E', 'Flight GW 2040'. */
  conveyance: string | null;
  place_of_loading: string | null;
  place_of_discharge: string | null;
  place_of_delivery: string | null;
  /** 'Arrived on' or 'Estimated arrival'. */
  arrival_label: string;
  arrival_day: string | null;
  /** What the consignee needs for the delivery, by the release of the bill; null where no bill is issued. */
  release: string | null;
  equipment: readonly (PrintedContainer & { free_time: string | null })[];
  lines: readonly CarriedLine[];
  total: CarriedTotal;
  /** Handling instructions for the whole cargo. */
  remarks: string | null;
  freight: string;
  /** Where freight is payable before delivery; null where it is prepaid. */
  freight_payable_at: string | null;
  collection_place: string | null;
  available_from: string | null;
}

/** The template input of an arrival notice. */
export function arrivalNoticePdfInput(
  document: PrintedDocument<'arrival_notice'>,
  settings: { publicUrl: string },
): ArrivalNoticePdfInput {
  const { data } = document;
  return {
    ...formPdfInput(document, settings, { originals: ['NOT NEGOTIABLE'] }),
    shipper: printedParty(data.shipper),
    consignee: printedParty(data.consignee),
    notify_party: printedParty(data.notify_party),
    transport_document: data.transport_document,
    booking_reference: data.booking_reference,
    own_reference: data.own_reference,
    carrier: data.carrier,
    conveyance: conveyanceLabel(data),
    place_of_loading: data.place_of_loading,
    place_of_discharge: data.place_of_discharge,
    place_of_delivery: data.place_of_delivery,
    arrival_label: data.has_arrived ? 'Arrived on' : 'Estimated arrival',
    arrival_day: dayLabel(data.arrival_day),
    release: releaseOf(data),
    equipment: data.equipment.map((box) => ({
      ...printedContainer(box),
      free_time: freeTime(box.free_days),
    })),
    lines: data.cargo.lines.map(carriedLine),
    total: carriedTotal(data.cargo),
    remarks: handling(data.cargo),
    freight: FREIGHT[data.freight_terms],
    freight_payable_at:
      data.freight_terms === 'collect' ? (data.place_of_delivery ?? data.place_of_discharge) : null,
    collection_place: data.collection_place,
    available_from: dayLabel(data.available_from),
  };
}

function releaseOf({ release, surrendered_on }: ArrivalNoticeData): string | null {
  if (surrendered_on) return `The originals were surrendered on ${dayLabel(surrendered_on)}. None is needed.`;
  switch (release) {
    case 'original':
      return 'One original bill of lading, endorsed where it is to order.';
    case 'telex':
      return 'Telex release, once the originals are surrendered at origin.';
    case 'sea_waybill':
      return 'Proof of the consignee’s identity. A sea waybill need not be presented.';
    case null:
      return null;
  }
}

/** 'MV Amber Dawn, voyage 214E', 'Flight GW 2040' */
export function conveyanceLabel({
  vessel,
  voyage,
  flight,
}: Pick<ArrivalNoticeData, 'vessel' | 'voyage' | 'flight'>): string | null {
  return flight ? `Flight ${flight}` : joinParts([vessel, voyage && `voyage ${voyage}`]);
}

export function freeTime(days: number | null): string | null {
  return days === null ? null : `${figure(days)} calendar ${days === 1 ? 'day' : 'days'} after the discharge`;
}
