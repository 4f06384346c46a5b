import type { BillRelease } from '../bill-release.ts';
import { composeContainers } from '../compose-containers.ts';
import type { Facts } from '../compose-document.ts';
import type { ArrivalNoticeData, ArrivingData, CommonData, DeliveryOrderData } from '../document-data.ts';
import { NO_INSTRUCTIONS } from '../shipping-instructions.ts';

type Cargo = CommonData['cargo'];
type Own<Data> = Omit<Data, keyof CommonData>;

export function composeArrivalNotice(facts: Facts, cargo: Cargo): Own<ArrivalNoticeData> {
  const { instructions, arrival, issued_bill } = facts;
  return {
    ...arriving(facts, cargo),
    release: arrival?.mode === 'sea' ? (issued_bill?.release ?? chosenRelease(instructions)) : null,
    freight_terms: instructions.freight_terms,
    available_from: instructions.available_from || null,
  };
}

/** Instructions name originals from the start, also where nobody has chosen them and the bill was issued elsewhere. */
function chosenRelease({ release }: Facts['instructions']): BillRelease | null {
  return release === NO_INSTRUCTIONS.release ? null : release;
}

/** A bill of lading that is not issued here is known by its recorded number only. */
export function composeDeliveryOrder(facts: Facts, cargo: Cargo): Own<DeliveryOrderData> {
  const { instructions, arrival, bill_numbers } = facts;
  const goods = arriving(facts, cargo);
  const bills = arrival?.mode === 'sea' ? bill_numbers : undefined;
  return {
    ...goods,
    transport_document: goods.transport_document ?? (bills?.house || null),
    master_document: bills?.master || null,
    delivered_to: instructions.delivered_to || null,
    release_reference: instructions.release_reference || null,
    delivery_until: instructions.delivery_until || null,
    empty_return_place: instructions.empty_return_place || null,
  };
}

function arriving(facts: Facts, cargo: Cargo): Own<ArrivingData> {
  const { instructions, arrival, issued_bill } = facts;
  const isBySea = arrival?.mode === 'sea';
  const isByAir = arrival?.mode === 'air';
  const loaded = arrival?.is_direct ? instructions : NO_INSTRUCTIONS;
  return {
    mode: arrival?.mode ?? null,
    transport_document:
      (isByAir ? instructions.air_waybill_number : isBySea && issued_bill?.document_number) || null,
    release: isBySea ? (issued_bill?.release ?? null) : null,
    surrendered_on: (isBySea && issued_bill?.surrendered_on) || null,
    carrier: arrival?.carrier || instructions.carrier || null,
    vessel: isBySea ? arrival.vessel || loaded.vessel || null : null,
    voyage: isBySea ? arrival.voyage || loaded.voyage || null : null,
    flight: isByAir ? arrival.flight || loaded.flight || null : null,
    place_of_loading:
      (isBySea && instructions.port_of_loading) ||
      (isByAir && instructions.airport_of_departure) ||
      arrival?.loading ||
      null,
    place_of_discharge:
      (isBySea && instructions.port_of_discharge) ||
      (isByAir && instructions.airport_of_destination) ||
      arrival?.discharge ||
      null,
    place_of_delivery: instructions.place_of_delivery || null,
    arrival_day: arrival?.day ?? null,
    has_arrived: arrival?.has_arrived ?? false,
    equipment: arrivingEquipment(facts, cargo),
    collection_place: instructions.collection_place || arrival?.facility || null,
  };
}

function arrivingEquipment(facts: Facts, cargo: Cargo): ArrivingData['equipment'] {
  const boxes = (facts.equipment ?? [])
    .filter(({ number }) => number !== '')
    .map(({ number, size_type, seals, free_days = null }) => ({
      number,
      size_type,
      seals: seals.join(', '),
      free_days,
    }));
  return composeContainers(boxes, facts, cargo);
}
