import { expect, test } from 'vitest';
import { CargoLine } from './cargo-line.ts';
import { composeDocument } from './compose-document.ts';
import type { DocumentType } from './document-type.ts';
import { missingFields } from './missing-fields.ts';
import type { DocumentedShipment } from './shipment-facts.ts';
import { ShippingInstructions } from './shipping-instructions.ts';

const shipment: DocumentedShipment = {
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
  cargo_weight: 300,
  cargo_dimensions: '120x80x100',
  cargo_value_cents: 10_000_00,
  service_type: 'standard',
  transport_mode: 'sea',
  dangerous_goods: false,
  temperature_controlled: false,
  fragile: false,
  estimated_delivery_date: null,
};

const missing = (type: DocumentType, instructions: Parameters<typeof ShippingInstructions.parse>[0]) =>
  missingFields(
    type,
    composeDocument(type, {
      shipment,
      legs: [],
      instructions: ShippingInstructions.parse(instructions),
      client: 'Harbor & Pine',
      office: null,
    }),
  ).map(({ field }) => field);

const line = {
  marks: 'HP 1-4',
  packages_count: 4,
  package_kind: 'pallets',
  hs_code: '9405.21',
  origin_country: 'Portugal',
  quantity: 40,
  unit: 'pcs',
  unit_price_cents: 250_00,
};
const consignee = { name: 'Van Dijk' };

test.each<[DocumentType, string[]]>([
  [
    'bill_of_lading',
    [
      'consignee.name',
      'notify_party.name',
      'booking_reference',
      'cargo_lines.0.marks',
      'cargo_lines.0.packages_count',
      'cargo_lines.0.package_kind',
      'cargo_lines.0.hs_code',
      'vessel',
      'voyage',
      'port_of_loading',
      'port_of_discharge',
      'cargo_movement',
      'place_of_issue',
    ],
  ],
  [
    'packing_list',
    ['consignee.name', 'cargo_lines.0.packages_count', 'cargo_lines.0.package_kind', 'cargo_lines.0.net_kg'],
  ],
  [
    'cmr_note',
    [
      'consignee.name',
      'cargo_lines.0.marks',
      'cargo_lines.0.packages_count',
      'cargo_lines.0.package_kind',
      'legs',
      'place_of_issue',
    ],
  ],
  ['insurance_certificate', ['insurer', 'policy_number', 'clauses', 'claims_payable_at', 'place_of_issue']],
])('a %s of a bare booking misses %j', (type, fields) => {
  expect(missing(type, {})).toEqual(fields);
});

test('a certificate of goods whose freight no exchange rate converts misses the rate', () => {
  const priced = { cost_cents: 100_00, currency: 'EUR', price_status: 'confirmed' } as const;
  const ofTerm = (incoterm: 'FOB' | 'CIF') => {
    const instructions = ShippingInstructions.parse({ incoterm });
    const facts = {
      shipment: { ...shipment, ...priced },
      legs: [],
      instructions,
      client: 'HP',
      office: null,
    };
    return missingFields('insurance_certificate', composeDocument('insurance_certificate', facts));
  };
  expect(ofTerm('FOB')).toContainEqual({
    field: 'exchange_rates',
    label: 'the exchange rate of the freight from EUR to USD',
  });
  expect(ofTerm('CIF').map(({ field }) => field)).not.toContain('exchange_rates');
});

test('a field that is filled in is not missing', () => {
  expect(missing('packing_list', { consignee, cargo_lines: [{ ...line, net_kg: 270 }] })).toEqual([]);
  expect(
    missing('commercial_invoice', {
      consignee,
      shipper: { tax_id: 'US12' },
      cargo_lines: [line],
      place_of_issue: 'Houston',
    }),
  ).toEqual([]);
});

test('a bill to order names no consignee; a full container has its number and seal', () => {
  const fields = missing('bill_of_lading', {
    to_order: true,
    cargo_movement: 'FCL',
    containers: [{ number: 'CSQU 305438-3', size_type: '45G1', seals: '' }],
  });
  expect(fields).not.toContain('consignee.name');
  expect(fields).toContain('containers.0.seals');
  expect(missing('bill_of_lading', { cargo_movement: 'FCL' })).toContain('containers');
});

test('line weights that do not add up to the shipment’s weight are reported', () => {
  const both = (net_kg: number) => ({
    consignee,
    cargo_lines: [
      { ...line, description: 'Lamps', dimensions: '1x1x1', net_kg },
      { ...line, description: 'Shades', dimensions: '1x1x1', net_kg: 100 },
    ],
  });
  expect(missing('packing_list', both(100))).toEqual(['cargo_lines']);
  expect(missing('packing_list', both(200))).toEqual([]);
});

test('a shipment booked with its gross weight needs gross weights that add up to it', () => {
  const weights = (net_kg: number, gross_kg: number) => ({
    consignee,
    cargo_lines: [{ ...line, description: 'Lamps', dimensions: '1x1x1', net_kg, gross_kg }],
  });
  expect(missing('packing_list', weights(270, 300))).toEqual([]);
  expect(missing('packing_list', weights(270, 310))).toEqual(['cargo_lines']);
});

test('gross weights are compared where no net weight is stated', () => {
  const weights = (gross_kg: number) => ({
    consignee,
    cargo_lines: [
      { ...line, description: 'Lamps', gross_kg: 200 },
      { ...line, description: 'Shades', gross_kg },
    ],
  });
  expect(missing('airway_bill', weights(90))).toContain('cargo_lines');
  expect(missing('airway_bill', weights(100))).not.toContain('cargo_lines');
});

test('an air waybill needs the dimensions of all lines or of none', () => {
  const sizes = (...dimensions: string[]) => ({
    cargo_lines: dimensions.map((each) => ({ ...line, gross_kg: 150, dimensions: each })),
  });
  const field = 'cargo_lines.1.dimensions';
  expect(missing('airway_bill', sizes('120x80x100', ''))).toContain(field);
  expect(missing('airway_bill', sizes('120x80x100', '60x40x50'))).not.toContain(field);
  expect(missing('airway_bill', sizes('', ''))).not.toContain(field);
});

const ARRIVAL = {
  mode: 'sea',
  is_direct: true,
  loading: 'Houston',
  discharge: 'Rotterdam',
  facility: null,
  carrier: null,
  vessel: null,
  voyage: null,
  flight: null,
  day: '2026-12-28',
  has_arrived: false,
} as const;
const COMPLETE = {
  consignee,
  cargo_lines: [line],
  vessel: 'Ever Calm',
  voyage: '12W',
  place_of_issue: 'Houston',
};

test.each([
  ['everything', {}, []],
  ['no route', null, [...Array(2).fill('legs')]],
  ['no estimate', { day: null }, ['legs']],
  ['a transhipment whose vessel is unknown', { is_direct: false }, ['legs', 'legs']],
  ['a known vessel after a transhipment', { is_direct: false, vessel: 'Feeder', voyage: '3' }, []],
  ['an unknown flight', { mode: 'air' }, ['legs']],
  ['a train', { mode: 'rail' }, []],
] as const)('an arrival notice with %s', (_, change, fields) => {
  const notice = composeDocument('arrival_notice', {
    shipment,
    legs: [],
    instructions: ShippingInstructions.parse(COMPLETE),
    arrival: change && { ...ARRIVAL, ...change },
    client: 'Harbor & Pine',
    office: null,
  });
  expect(missingFields('arrival_notice', notice).map(({ field }) => field)).toEqual(fields);
});

test.each([
  ['everything', {}, {}, []],
  ['no number of a bill', {}, { bill_numbers: { house: '', master: '' } }, ['references']],
  ['the number of the house bill alone', {}, { bill_numbers: { house: 'HBL-1', master: '' } }, []],
  ['no place of release', {}, { arrival: ARRIVAL }, ['collection_place']],
  ['no air waybill', { mode: 'air', flight: 'GW 2' }, {}, ['air_waybill_number']],
  ['a train', { mode: 'rail' }, { bill_numbers: { house: '', master: '' } }, []],
] as const)('a delivery order with %s', (_, change, facts, fields) => {
  const order = composeDocument('delivery_order', {
    shipment,
    legs: [],
    instructions: ShippingInstructions.parse(COMPLETE),
    arrival: { ...ARRIVAL, facility: 'Maasvlakte II', ...change },
    bill_numbers: { house: '', master: 'MBL-1' },
    client: 'Harbor & Pine',
    office: null,
    ...facts,
  });
  expect(missingFields('delivery_order', order).map(({ field }) => field)).toEqual(fields);
});

test('a missing field names its line where there are several', () => {
  const instructions = ShippingInstructions.parse({
    consignee,
    cargo_lines: [CargoLine.parse(line), CargoLine.parse({ ...line, packages_count: null })],
  });
  const labels = missingFields(
    'packing_list',
    composeDocument('packing_list', { shipment, legs: [], instructions, client: null, office: null }),
  ).map(({ label }) => label);
  expect(labels).toContain('the number of packages on line 2');
});
