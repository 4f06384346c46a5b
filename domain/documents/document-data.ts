import type { TransportMode } from '../routing/transport-mode.ts';
import type { DocumentType } from './document-type.ts';

/** The specification's: packing adds a tenth. */
const GROSS_OF_NET = 1.1;
/** What is usual: the value and a tenth for the lost profit. */
const INSURED_OF_VALUE = 1.1;

/** What a document is drawn up from. */
export interface DocumentedShipment {
  tracking_number: string;
  origin_address: string;
  origin_city: string;
  origin_country: string;
  origin_postal_code: string;
  destination_address: string;
  destination_city: string;
  destination_country: string;
  destination_postal_code: string;
  cargo_description: string;
  cargo_weight: number;
  cargo_dimensions: string;
  cargo_value_cents: number | null;
  currency: string;
  service_type: string;
  transport_mode: TransportMode | null;
  dangerous_goods: boolean;
  temperature_controlled: boolean;
  fragile: boolean;
  estimated_delivery_date: Date | null;
}

export interface DocumentedLeg {
  transport_mode: TransportMode;
  from_name: string;
  to_name: string;
}

/**
 * The fields of a document as they stand when it is drawn up. The client is the shipper; who receives is not asked
 * for when a shipment is booked, so the consignee's name is null.
 */
export function documentData(
  type: DocumentType,
  shipment: DocumentedShipment,
  legs: readonly DocumentedLeg[],
  client: string | null,
): Record<string, unknown> {
  return {
    shipment_reference: shipment.tracking_number,
    shipper: {
      name: client,
      address: shipment.origin_address,
      city: shipment.origin_city,
      country: shipment.origin_country,
      postal_code: shipment.origin_postal_code,
    },
    consignee: {
      name: null,
      address: shipment.destination_address,
      city: shipment.destination_city,
      country: shipment.destination_country,
      postal_code: shipment.destination_postal_code,
    },
    cargo: {
      description: shipment.cargo_description,
      weight_kg: shipment.cargo_weight,
      dimensions_cm: shipment.cargo_dimensions,
      value_cents: shipment.cargo_value_cents,
      currency: shipment.currency,
      dangerous_goods: shipment.dangerous_goods,
      temperature_controlled: shipment.temperature_controlled,
      fragile: shipment.fragile,
    },
    transport: {
      mode: shipment.transport_mode,
      service_type: shipment.service_type,
      from: `${shipment.origin_city}, ${shipment.origin_country}`,
      to: `${shipment.destination_city}, ${shipment.destination_country}`,
      legs: legs.map(({ transport_mode, from_name, to_name }) => ({
        mode: transport_mode,
        from: from_name,
        to: to_name,
      })),
      estimated_delivery: shipment.estimated_delivery_date?.toISOString() ?? null,
    },
    ...ownFields(type, shipment, legs),
  };
}

function ownFields(
  type: DocumentType,
  shipment: DocumentedShipment,
  legs: readonly DocumentedLeg[],
): Record<string, unknown> {
  const { tracking_number, cargo_weight, cargo_value_cents } = shipment;
  switch (type) {
    case 'bill_of_lading': {
      const [loading, discharge] = endsOf(legs, 'sea');
      return {
        port_of_loading: loading,
        port_of_discharge: discharge,
        freight_terms: 'Prepaid',
        originals_count: 3,
      };
    }
    case 'airway_bill': {
      const [departure, destination] = endsOf(legs, 'air');
      return {
        airport_of_departure: departure,
        airport_of_destination: destination,
        declared_value_for_carriage: 'NVD',
      };
    }
    case 'commercial_invoice':
      return {
        invoice_number: `CI-${tracking_number}`,
        payment_terms: 'Net 30 Days',
        incoterm: `CIF ${shipment.destination_city}`,
        total_cents: cargo_value_cents,
      };
    case 'packing_list':
      return { net_weight_kg: cargo_weight, gross_weight_kg: grossWeight(cargo_weight) };
    case 'certificate_of_origin':
      return { country_of_origin: shipment.origin_country };
    case 'insurance_certificate':
      return {
        insured_cents: cargo_value_cents === null ? null : Math.round(cargo_value_cents * INSURED_OF_VALUE),
        clauses: 'Institute Cargo Clauses (A)',
      };
  }
}

/** kg, to the gram: 1.1 times what the cargo weighs by itself. */
function grossWeight(net_kg: number): number {
  return Math.round(net_kg * GROSS_OF_NET * 1000) / 1000;
}

/** Where the first leg by the mode starts and the last one ends; null where no route is planned. */
function endsOf(legs: readonly DocumentedLeg[], mode: TransportMode): [string | null, string | null] {
  const byMode = legs.filter(({ transport_mode }) => transport_mode === mode);
  return [byMode[0]?.from_name ?? null, byMode.at(-1)?.to_name ?? null];
}
