import type { Arrival } from '#domain/documents/arrival/arrival.ts';
import { CargoLine } from '#domain/documents/cargo-line.ts';
import { composeDocument, type Facts } from '#domain/documents/compose-document.ts';
import type { DocumentData } from '#domain/documents/document-data.ts';
import type { DocumentType } from '#domain/documents/document-type.ts';
import type { DocumentedLeg, DocumentedShipment } from '#domain/documents/shipment-facts.ts';
import { ShippingInstructions } from '#domain/documents/shipping-instructions.ts';
import { Equipment } from '#domain/shipment-file/equipment.ts';
import type { PrintedDocument } from './form-pdf.ts';

export const SHIPMENT: DocumentedShipment = {
  tracking_number: 'GS123456789',
  origin_address: '1200 Port Industrial Blvd',
  origin_city: 'Houston',
  origin_country: 'US',
  origin_postal_code: '77029',
  destination_address: 'Waalhaven 1',
  destination_city: 'Rotterdam',
  destination_country: 'NL',
  destination_postal_code: '3089 JH',
  cargo_description: 'Glass lamps',
  cargo_weight: 1200,
  cargo_dimensions: '',
  cargo_value_cents: 30_000_00,
  service_type: 'standard',
  transport_mode: 'sea',
  dangerous_goods: false,
  temperature_controlled: false,
  fragile: true,
  estimated_delivery_date: null,
};
const ARRIVAL: Arrival = {
  mode: 'sea',
  is_direct: true,
  loading: 'Port of Houston',
  discharge: 'Port of Antwerp',
  facility: 'Quay 869, Antwerp',
  carrier: null,
  vessel: null,
  voyage: null,
  flight: null,
  day: '2026-12-28',
  has_arrived: false,
};
const BOX = Equipment.parse({
  number: 'CSQU3054383',
  size_type: '22G1',
  tare_kg: 2230,
  seals: ['S-100'],
  free_days: 7,
});
const LEGS: DocumentedLeg[] = [
  { transport_mode: 'road', from_name: 'Houston yard', to_name: 'Port of Houston' },
  { transport_mode: 'sea', from_name: 'Port of Houston', to_name: 'Port of Antwerp' },
  { transport_mode: 'road', from_name: 'Port of Antwerp', to_name: 'Rotterdam yard' },
];

export const LINE = {
  marks: 'ROTTERDAM\nPO 4711\nNos. 1-40',
  packages_count: 40,
  package_kind: 'cartons',
  description: 'Table lamps of glass',
  hs_code: '940521',
  origin_country: 'MX',
  net_kg: 800,
  gross_kg: 880,
  dimensions: '60×40×50',
  quantity: 800,
  unit: 'pcs',
  unit_price_cents: 25_00,
};
const SECOND_LINE = {
  ...LINE,
  marks: 'Nos. 41-60',
  packages_count: 20,
  package_kind: 'crates',
  description: 'Floor lamps',
  net_kg: 400,
  gross_kg: 431.5,
  quantity: 200,
  unit_price_cents: 50_00,
};

const INSTRUCTIONS = {
  shipper: { tax_id: 'US000123456' },
  consignee: { name: 'Lampenhuis Maas', tax_id: 'NL000654321', contact: 'in@lampenhuis.example' },
  notify_party: { name: 'Maas Brokers', city: 'Rotterdam', country: 'NL' },
  own_reference: 'ORD-77',
  booking_reference: 'GWB1234567',
  incoterm: 'CIF',
  incoterm_place: 'Antwerp',
  cargo_lines: [LINE, SECOND_LINE],
  vessel: 'MV Amber Dawn',
  voyage: '214E',
  containers: [{ number: 'CSQU3054383', size_type: '22G1', seals: 'S-100' }],
  insurer: 'Halyard Mutual Marine',
  policy_number: 'HMM-OC-1',
  clauses: 'A',
  claims_payable_at: 'Rotterdam',
  place_of_issue: 'Houston',
};

export const SETTINGS = { publicUrl: 'https://freight.example.com' };

/** A complete, issued document; `instructions` overrides shipping instructions, `change` the printed document, `facts` the rest. */
export function printedDocument<Type extends DocumentType>(
  document_type: Type,
  instructions: object = {},
  change: Partial<PrintedDocument<Type>> = {},
  facts: Partial<Facts> = {},
): PrintedDocument<Type> {
  const data: DocumentData[Type] = composeDocument(document_type, {
    shipment: SHIPMENT,
    legs: LEGS,
    instructions: ShippingInstructions.parse({ ...INSTRUCTIONS, ...instructions }),
    arrival: ARRIVAL,
    issued_bill: {
      document_number: 'BILL_OF_LADING-1797263000000',
      release: 'original',
      surrendered_on: null,
    },
    equipment: [BOX],
    client: 'Harbor & Pine',
    office: null,
    ...facts,
  });
  return {
    document_type,
    document_number: `${document_type.toUpperCase()}-1797264000000`,
    version: 1,
    status: 'issued',
    data,
    created_at: new Date('2026-12-14T16:00:00Z'),
    issued_at: new Date('2026-12-15T09:00:00Z'),
    issued_by_name: 'Sofia Marchetti',
    signature: null,
    surrendered_on: null,
    verification_code: 'K7QF9M2T0B4WXH3Z',
    size: 'a4',
    ...change,
  };
}

/** A document without any shipping instructions. */
export function bareDocument<Type extends DocumentType>(document_type: Type): PrintedDocument<Type> {
  const nothing = Object.fromEntries(Object.keys(INSTRUCTIONS).map((key) => [key, undefined]));
  return printedDocument(document_type, nothing, {
    status: 'draft',
    issued_at: null,
    issued_by_name: null,
  } as Partial<PrintedDocument<Type>>);
}

/** Many cargo lines that fill several pages, with the figures of the first one. */
export function manyLines(count: number) {
  return Array.from({ length: count }, (_, order) =>
    CargoLine.parse({ ...LINE, description: `Lamp of pattern ${order + 1}`, marks: `C/NO ${order + 1}` }),
  );
}
