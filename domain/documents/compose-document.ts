import type { AppliedRate } from '../money/exchange-rate.ts';
import { chargeableWeight } from '../routing/chargeable-weight.ts';
import type { TransportMode } from '../routing/transport-mode.ts';
import type { Arrival } from './arrival/arrival.ts';
import { composeArrivalNotice, composeDeliveryOrder } from './arrival/compose-arrival.ts';
import type { BillRelease } from './bill-release.ts';
import { composeCargo } from './compose-cargo.ts';
import { composeContainers, type StuffedEquipment } from './compose-containers.ts';
import type { CommonData, DocumentData, DocumentIssuer, DocumentParty } from './document-data.ts';
import type { DocumentType } from './document-type.ts';
import { type Incoterm, incotermLabel, namedPlaceOf, usualIncoterm } from './incoterm.ts';
import { composeInsurance } from './insurance/compose-insurance.ts';
import type { Party } from './party.ts';
import { USUAL_PAYMENT_TERMS } from './proposals.ts';
import { composeCmrNote } from './road/compose-cmr-note.ts';
import type { RoadCarriage } from './road/road-carriage.ts';
import { type DocumentedLeg, type DocumentedShipment, isMainCarriage, modesOf } from './shipment-facts.ts';
import { NO_INSTRUCTIONS, type ShippingInstructions } from './shipping-instructions.ts';

interface IssuedBill {
  document_number: string;
  release: BillRelease;
  /** 'YYYY-MM-DD' */
  surrendered_on: string | null;
}

export interface Facts extends StuffedEquipment {
  shipment: DocumentedShipment;
  legs: readonly DocumentedLeg[];
  instructions: ShippingInstructions;
  /** The volumes of the cargo lines that state one instead of lengths. */
  volumes_m3?: readonly (number | null)[];
  /** The client's company or name: the shipper, unless the instructions name another. */
  client: string | null;
  /** Our branch as cargo agent, with the currency in which it accounts. */
  agent?: { name: string; city: string; iata_code: string; currency: string } | null;
  /** Without it, the company. */
  issuer?: DocumentIssuer;
  /** Null where the main carriage is not planned. */
  arrival?: Arrival | null;
  /** Null where no leg by road is planned. */
  road?: RoadCarriage | null;
  /** The issued bill of lading, if any. */
  issued_bill?: IssuedBill | undefined;
  /** Recorded numbers of bills of lading. */
  bill_numbers?: { house: string; master: string };
  /** The destination agent of the shipment’s file. */
  delivery_agent?: Party | undefined;
  /** The customer gets no credit now. */
  is_on_credit_hold?: boolean;
  /** From the currency of the price to that of the cargo, of the day; null where none is known. */
  freight_exchange?: AppliedRate | null;
  /** The place of our office that issues the documents, unless the instructions name another. */
  office: string | null;
}

/** Composes a document's fields from the current data; a field that nobody filled in is null. */
export function composeDocument<Type extends DocumentType>(type: Type, facts: Facts): DocumentData[Type] {
  const common = composeCommon(type, facts);
  const own: { [Each in DocumentType]: () => Omit<DocumentData[Each], keyof CommonData> } = {
    bill_of_lading: () => billOfLading(facts, common),
    airway_bill: () => airWaybill(facts, common),
    cmr_note: () => composeCmrNote(facts),
    packing_list: () => ({
      invoice_number: invoiceNumberOf(facts),
      net_weight_kg: common.cargo.totals.net_kg,
      gross_weight_kg: common.cargo.totals.gross_kg,
      containers: composeContainers(facts.instructions.containers, facts, common.cargo),
    }),
    commercial_invoice: () => ({
      invoice_number: invoiceNumberOf(facts),
      payment_terms: facts.instructions.payment_terms || USUAL_PAYMENT_TERMS,
      incoterm: incotermOf(facts),
      total_cents: common.cargo.totals.amount_cents,
    }),
    certificate_of_origin: () => ({
      invoice_number: invoiceNumberOf(facts),
      country_of_origin: originOf(common),
    }),
    insurance_certificate: () => composeInsurance(facts, common),
    arrival_notice: () => composeArrivalNotice(facts, common.cargo),
    delivery_order: () => composeDeliveryOrder(facts, common.cargo),
  };
  return { ...common, ...own[type]() } as DocumentData[Type];
}

function composeCommon(
  type: DocumentType,
  { shipment, legs, instructions, volumes_m3, client, office, issuer }: Facts,
): CommonData {
  return {
    issuer: issuer ?? null,
    shipment_reference: shipment.tracking_number,
    own_reference: instructions.own_reference || null,
    booking_reference: instructions.booking_reference || null,
    place_of_issue: instructions.place_of_issue || office,
    shipper: partyOf(
      { ...instructions.shipper, name: instructions.shipper.name || (client ?? '') },
      {
        address: shipment.origin_address,
        city: shipment.origin_city,
        postal_code: shipment.origin_postal_code,
        country: shipment.origin_country,
      },
    ),
    consignee: partyOf(instructions.consignee, {
      address: shipment.destination_address,
      city: shipment.destination_city,
      postal_code: shipment.destination_postal_code,
      country: shipment.destination_country,
    }),
    notify_party: partyOf(instructions.notify_party),
    cargo: composeCargo(shipment, instructions.cargo_lines, volumes_m3, type === 'packing_list'),
    transport: {
      mode: shipment.transport_mode,
      service_type: shipment.service_type,
      from: `${shipment.origin_city}, ${shipment.origin_country}`,
      to: `${shipment.destination_city}, ${shipment.destination_country}`,
      legs: legs.map(({ transport_mode, vehicle, from_name, to_name }) => ({
        mode: transport_mode,
        ...(vehicle && { vehicle }),
        from: from_name,
        to: to_name,
      })),
      estimated_delivery: shipment.estimated_delivery_date?.toISOString() ?? null,
      vessel: instructions.vessel || null,
      voyage: instructions.voyage || null,
      flight: instructions.flight || null,
    },
  };
}

type Place = Pick<Party, 'address' | 'city' | 'postal_code' | 'country'>;

/** Takes the party's address from the booking unless the instructions give one. */
function partyOf({ name, tax_id, contact, ...given }: Party, booked?: Place): DocumentParty {
  const { address, city, postal_code, country }: Place =
    given.address || given.city || !booked ? given : booked;
  return {
    name: name || null,
    address: address || null,
    city: city || null,
    postal_code: postal_code || null,
    country: country || null,
    tax_id: tax_id || null,
    contact: contact || null,
  };
}

function billOfLading(facts: Facts, { cargo }: CommonData) {
  const { legs, instructions } = facts;
  const [loading, discharge] = endsOf(legs, 'sea');
  return {
    to_order: instructions.to_order,
    // A house bill is the contract of carriage with its issuer; the ocean carrier contracts by the master bill.
    signed_as: 'carrier' as const,
    carrier: instructions.carrier || null,
    place_of_receipt: instructions.place_of_receipt || null,
    port_of_loading: instructions.port_of_loading || loading,
    port_of_discharge: instructions.port_of_discharge || discharge,
    place_of_delivery: instructions.place_of_delivery || null,
    delivery_agent: partyOf(facts.delivery_agent ?? NO_INSTRUCTIONS.notify_party),
    on_board_date: instructions.on_board_date || null,
    cargo_movement: instructions.cargo_movement,
    containers: composeContainers(instructions.containers, facts, cargo),
    freight_terms: instructions.freight_terms,
    release: instructions.release,
    originals_count: instructions.originals_count,
  };
}

/** NCV (no customs value) only where the shipper declares none. */
function customsValue({ value_cents, currency }: CommonData['cargo']): string {
  return value_cents === null ? 'NCV' : `${currency} ${(value_cents / 100).toFixed(2)}`;
}

function airWaybill({ shipment, legs, instructions, agent }: Facts, { cargo }: CommonData) {
  const [departure, destination] = endsOf(legs, 'air');
  return {
    air_waybill_number: instructions.air_waybill_number || null,
    carrier: instructions.carrier || null,
    airport_of_departure: instructions.airport_of_departure || departure,
    airport_of_destination: instructions.airport_of_destination || destination,
    flight_date: instructions.flight_date || null,
    chargeable_kg: chargeableByAir(cargo),
    freight_terms: instructions.freight_terms,
    charges_currency: instructions.charges_currency || (agent?.currency ?? shipment.currency ?? null),
    agent_name: agent?.name ?? null,
    agent_city: agent?.city ?? null,
    agent_iata_code: agent?.iata_code || null,
    declared_value_for_carriage: 'NVD',
    declared_value_for_customs: customsValue(cargo),
  };
}

/** The greater of gross weight and volumetric weight of all packages. */
function chargeableByAir({ totals, dimensions_cm, lines }: CommonData['cargo']): number | null {
  // Dimensions are of one package: without the number of packages the volume is unknown, as with those of some lines only.
  const isPartlyKnown = dimensions_cm || lines.some((line) => line.dimensions ?? line.measurement_m3);
  if (totals.gross_kg === null || (totals.measurement_m3 === null && isPartlyKnown)) return null;
  const cargo_dimensions = totals.measurement_m3 === null ? undefined : `${totals.measurement_m3}x1000x1000`;
  return chargeableWeight('air', { cargo_weight: totals.gross_kg, cargo_dimensions }).chargeable_kg;
}

function invoiceNumberOf({ shipment }: Facts): string {
  return `CI-${shipment.tracking_number}`;
}

function incotermOf({ shipment, legs, instructions }: Facts): string {
  const term = instructions.incoterm ?? usualIncoterm(modesOf(shipment, legs));
  return incotermLabel(term, instructions.incoterm_place || placeOf(term, { shipment, legs, instructions }));
}

function placeOf(
  term: Incoterm,
  { shipment, legs, instructions }: Pick<Facts, 'shipment' | 'legs' | 'instructions'>,
): string {
  const place = namedPlaceOf(term);
  if (place === 'destination') return shipment.destination_city;
  const [loading] = endsOf(legs, 'sea');
  const port = place === 'port of loading' ? instructions.port_of_loading || loading : null;
  return port || shipment.origin_city;
}

/** The country of origin, which only the shipper knows. Null where the lines differ or none states it. */
function originOf({ cargo: { lines } }: CommonData): string | null {
  const origins = new Set(lines.map(({ origin_country }) => origin_country));
  const [origin] = origins;
  return origins.size === 1 && origin ? origin : null;
}

/** Where the first leg of the mode starts and the last one ends; null where no route is planned. */
function endsOf(legs: readonly DocumentedLeg[], mode: TransportMode): [string | null, string | null] {
  const byMode = legs.filter((leg) => leg.transport_mode === mode && isMainCarriage(leg));
  return [byMode[0]?.from_name ?? null, byMode.at(-1)?.to_name ?? null];
}
