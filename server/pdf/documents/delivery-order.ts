import type { DeliveryOrderData } from '#domain/documents/document-data.ts';
import { type FormPdfInput, formPdfInput, type PrintedDocument } from '../form-pdf.ts';
import { dayLabel, handling, type PrintedParty, printedParty } from '../pdf-messages.ts';
import { conveyanceLabel, freeTime } from './arrival-notice.ts';
import { type CarriedLine, type CarriedTotal, carriedLine, carriedTotal } from './carried-lines.ts';
import { type PrintedContainer, printedContainer } from './printed-container.ts';

export interface DeliveryOrderPdfInput extends FormPdfInput {
  /** The terminal, warehouse or carrier that is ordered to release the goods. */
  collection_place: string | null;
  carrier: string | null;
  shipper: PrintedParty;
  consignee: PrintedParty;
  notify_party: PrintedParty;
  /** Who collects the goods: the consignee, unless another is named. */
  delivered_to: string | null;
  transport_document: string | null;
  master_document: string | null;
  own_reference: string | null;
  release_reference: string | null;
  delivery_until: string | null;
  conveyance: string | null;
  /** 'Arrived on' or 'Estimated arrival'. */
  arrival_label: string;
  arrival_day: string | null;
  place_of_discharge: string | null;
  place_of_delivery: string | null;
  equipment: readonly (PrintedContainer & { free_time: string | null })[];
  /** Where empty containers are returned. */
  empty_return_place: string | null;
  lines: readonly CarriedLine[];
  total: CarriedTotal;
  /** Handling instructions for the whole cargo. */
  remarks: string | null;
  /** On what the goods are released; null where no bill of lading is issued here. */
  released_on: string | null;
}

/** The template input of a delivery order. */
export function deliveryOrderPdfInput(
  document: PrintedDocument<'delivery_order'>,
  settings: { publicUrl: string },
): DeliveryOrderPdfInput {
  const { data } = document;
  return {
    ...formPdfInput(document, settings, { originals: ['NOT NEGOTIABLE'] }),
    collection_place: data.collection_place,
    carrier: data.carrier,
    shipper: printedParty(data.shipper),
    consignee: printedParty(data.consignee),
    notify_party: printedParty(data.notify_party),
    delivered_to: data.delivered_to ?? data.consignee.name,
    transport_document: data.transport_document,
    master_document: data.master_document,
    own_reference: data.own_reference,
    release_reference: data.release_reference,
    delivery_until: dayLabel(data.delivery_until),
    conveyance: conveyanceLabel(data),
    arrival_label: data.has_arrived ? 'Arrived on' : 'Estimated arrival',
    arrival_day: dayLabel(data.arrival_day),
    place_of_discharge: data.place_of_discharge,
    place_of_delivery: data.place_of_delivery,
    equipment: data.equipment.map((box) => ({
      ...printedContainer(box),
      free_time: freeTime(box.free_days),
    })),
    empty_return_place: data.empty_return_place,
    lines: data.cargo.lines.map(carriedLine),
    total: carriedTotal(data.cargo),
    remarks: handling(data.cargo),
    released_on: releasedOn(data),
  };
}

function releasedOn({ release, surrendered_on }: DeliveryOrderData): string | null {
  if (surrendered_on) return `All originals were surrendered on ${dayLabel(surrendered_on)}.`;
  return release === 'sea_waybill' ? 'Sea waybill: no original is outstanding.' : null;
}
