import type { DocumentType } from '#domain/documents/document-type.ts';
import { describeCargo } from './cargo.ts';
import type { Chance } from './chance.ts';
import type { City } from './cities.ts';
import type { DemoShipment } from './shipments.ts';
import { drawContainerNumber } from './vehicles.ts';

/** The specification's: packing adds a tenth. */
const GROSS_OF_NET = 1.1;
const INSURED_OF_VALUE = 1.1;

/** The fields of a document as they stood when it was drawn up. */
export function documentData(
  type: DocumentType,
  shipment: DemoShipment,
  chance: Chance,
): Record<string, unknown> {
  const { tracking_number, itinerary, cargo, schedule, vehicles } = shipment;
  const { origin, destination } = itinerary.lane;
  return {
    shipment_reference: tracking_number,
    ...parties(shipment),
    cargo: {
      description: describeCargo(cargo),
      hs_code: cargo.commodity.hs_code,
      packages_count: cargo.packages_count,
      package_kind: cargo.commodity.packages,
      weight_kg: cargo.weight,
      dimensions_cm: cargo.dimensions,
      value_cents: cargo.value_cents,
      currency: 'USD',
    },
    transport: {
      mode: itinerary.mode,
      vehicle: vehicles[itinerary.mode],
      from: `${origin.name}, ${origin.country}`,
      to: `${destination.name}, ${destination.country}`,
      departure: schedule.departure.toISOString(),
      estimated_delivery: schedule.estimated_delivery.toISOString(),
    },
    ...ownFields(type, shipment, chance),
  };
}

/** The client is the shipper where it is at home, else the consignee. */
function parties({ client, itinerary }: DemoShipment) {
  const { origin, destination } = itinerary.lane;
  const name = client.company_name ?? client.full_name;
  const isShipper = client.country === origin.country;
  return {
    shipper: party(isShipper ? name : origin.company, origin),
    consignee: party(isShipper ? destination.company : name, destination),
  };
}

function party(name: string, { address, name: city, country, postal_code }: City) {
  return { name, address, city, country, postal_code };
}

function ownFields(type: DocumentType, shipment: DemoShipment, chance: Chance): Record<string, unknown> {
  const { itinerary, cargo, tracking_number, vehicles } = shipment;
  const main = itinerary.legs.find(({ transport_mode }) => transport_mode === itinerary.mode);
  const incoterm = `${itinerary.mode === 'sea' ? 'CIF' : 'CIP'} ${itinerary.lane.destination.name}`;
  switch (type) {
    case 'bill_of_lading':
      return {
        vessel: vehicles.sea,
        port_of_loading: main?.from.name,
        port_of_discharge: main?.to.name,
        container_number: drawContainerNumber(chance),
        seal_number: `GS${chance.whole(100_000, 999_999)}`,
        freight_terms: 'Prepaid',
        originals_count: 3,
      };
    case 'airway_bill':
      return {
        flight: vehicles.air,
        airport_of_departure: main?.from.code ?? main?.from.name,
        airport_of_destination: main?.to.code ?? main?.to.name,
        declared_value_for_carriage: 'NVD',
      };
    case 'commercial_invoice':
      return {
        invoice_number: `CI-${tracking_number}`,
        payment_terms: 'Net 30 Days',
        incoterm,
        total_cents: cargo.value_cents,
      };
    case 'packing_list':
      return {
        packages_count: cargo.packages_count,
        net_weight_kg: cargo.weight,
        gross_weight_kg: Math.round(cargo.weight * GROSS_OF_NET * 10) / 10,
      };
    case 'certificate_of_origin':
      return { country_of_origin: itinerary.lane.origin.country };
    case 'insurance_certificate':
      return {
        insured_cents: Math.round(cargo.value_cents * INSURED_OF_VALUE),
        clauses: 'Institute Cargo Clauses (A)',
      };
  }
}
