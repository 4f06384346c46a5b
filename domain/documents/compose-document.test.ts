import { expect, test } from 'vitest';
import { arrivalOf } from './arrival/arrival.ts';
import { CargoLine } from './cargo-line.ts';
import { composeDocument as drawUpDocument } from './compose-document.ts';
import { documentNumber, shortDocumentNumber } from './document-number.ts';
import { DOCUMENT_TYPES, type DocumentType } from './document-type.ts';
import type { DocumentedLeg, DocumentedShipment } from './shipment-facts.ts';
import { NO_INSTRUCTIONS, type ShippingInstructions } from './shipping-instructions.ts';

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
  cargo_weight: 333.333,
  cargo_dimensions: '120x80x100',
  cargo_value_cents: 10_000_05,
  service_type: 'standard',
  transport_mode: 'sea',
  dangerous_goods: false,
  temperature_controlled: false,
  fragile: true,
  estimated_delivery_date: new Date('2026-12-01T00:00:00Z'),
};
const legs: DocumentedLeg[] = [
  { transport_mode: 'road', from_name: 'Houston, US', to_name: 'Port of Houston, US' },
  { transport_mode: 'sea', from_name: 'Port of Houston, US', to_name: 'Port of Antwerp, BE' },
  { transport_mode: 'sea', from_name: 'Port of Antwerp, BE', to_name: 'Port of Rotterdam, NL' },
];
const composeDocument = (
  type: DocumentType,
  change: Partial<DocumentedShipment> = {},
  along = legs,
  instructions: Partial<ShippingInstructions> = {},
) =>
  drawUpDocument(type, {
    shipment: { ...shipment, ...change },
    legs: along,
    instructions: { ...NO_INSTRUCTIONS, ...instructions },
    client: 'Harbor & Pine',
    office: null,
  });

test('the goods are valued in US dollars, whatever the currency of the price', () => {
  const inEuros = { currency: 'EUR' } as Partial<DocumentedShipment>;
  expect(composeDocument('commercial_invoice', inEuros).cargo).toMatchObject({ currency: 'USD' });
  expect(composeDocument('airway_bill', inEuros)).toMatchObject({
    declared_value_for_customs: 'USD 10000.05',
    charges_currency: 'EUR',
  });
});

test.each(DOCUMENT_TYPES)('a %s names the shipment, both parties, the cargo and the transport', (type) => {
  expect(composeDocument(type)).toMatchObject({
    shipment_reference: 'GS123456789',
    shipper: {
      name: 'Harbor & Pine',
      address: '1200 Port Industrial Blvd',
      city: 'Houston',
      country: 'US',
      postal_code: '77029',
    },
    consignee: {
      name: null,
      address: 'Waalhaven 1',
      city: 'Rotterdam',
      country: 'NL',
      postal_code: '3089 JH',
    },
    cargo: { description: 'Glass lamps', weight_kg: 333.333, value_cents: 10_000_05, fragile: true },
    transport: {
      mode: 'sea',
      from: 'Houston, US',
      to: 'Rotterdam, NL',
      legs: [{ mode: 'road', from: 'Houston, US', to: 'Port of Houston, US' }, {}, {}],
      estimated_delivery: '2026-12-01T00:00:00.000Z',
    },
  });
});

test.each<[DocumentType, Record<string, unknown>]>([
  ['bill_of_lading', { port_of_loading: 'Port of Houston, US', port_of_discharge: 'Port of Rotterdam, NL' }],
  ['airway_bill', { airport_of_departure: null, airport_of_destination: null }],
  [
    'commercial_invoice',
    {
      payment_terms: 'Net 30 Days',
      incoterm: 'CIF Rotterdam, Incoterms® 2020',
      total_cents: 10_000_05,
      invoice_number: 'CI-GS123456789',
    },
  ],
  ['packing_list', { net_weight_kg: null, gross_weight_kg: 333.333 }],
  ['certificate_of_origin', { country_of_origin: null }],
  ['insurance_certificate', { insured_cents: 11_000_06 }],
])('%s has the type-specific fields %j', (type, own) => {
  expect(composeDocument(type)).toMatchObject(own);
});

test('a field that nobody filled in is null', () => {
  const change = { cargo_value_cents: null, estimated_delivery_date: null };
  expect(composeDocument('insurance_certificate', change)).toMatchObject({ insured_cents: null });
  expect(composeDocument('commercial_invoice', change, [])).toMatchObject({
    total_cents: null,
    transport: { legs: [], estimated_delivery: null },
  });
});

const PRICED = { cost_cents: 1_000_00, currency: 'USD', price_status: 'confirmed' } as const;
test.each([
  ['CIF', PRICED, { insured_cents: 11_000_06, freight_cents: null, freight: 'included' }],
  ['DAP', PRICED, { insured_cents: 11_000_06, freight_cents: null, freight: 'included' }],
  [null, PRICED, { insured_cents: 11_000_06, freight_cents: null, freight: 'included' }],
  ['FOB', PRICED, { insured_cents: 12_100_06, freight_cents: 1_000_00, freight: 'added' }],
  ['EXW', PRICED, { insured_cents: 12_100_06, freight_cents: 1_000_00, freight: 'added' }],
  [
    'FOB',
    { ...PRICED, price_status: 'indicative' },
    { insured_cents: 11_000_06, freight_cents: null, freight: 'unknown' },
  ],
  [
    'FOB',
    { ...PRICED, currency: 'EUR' },
    { insured_cents: 11_000_06, freight_cents: null, freight: 'unknown', freight_unconverted: 'EUR' },
  ],
  ['CIF', { ...PRICED, currency: 'EUR' }, { insured_cents: 11_000_06, freight_unconverted: null }],
] as const)(
  'goods of %j with the price %j are insured for 110%% of their CIF value',
  (incoterm, price, insured) => {
    expect(composeDocument('insurance_certificate', price, legs, { incoterm })).toMatchObject({
      goods_cents: 10_000_05,
      ...insured,
    });
  },
);

const EXCHANGE = { from: 'EUR', to: 'USD', rate: '1.16', date: '2026-11-27' };
test.each([
  ['of the price converts it', EXCHANGE, 1_160_00, 12_276_06, null],
  ['of another currency does not', { ...EXCHANGE, from: 'GBP' }, null, 11_000_06, 'EUR'],
  ['to another currency does not', { ...EXCHANGE, to: 'GBP' }, null, 11_000_06, 'EUR'],
])(
  'a freight in euros is added in US dollars: a rate %s',
  (_, freight_exchange, cents, insured_cents, un) => {
    const data = drawUpDocument('insurance_certificate', {
      shipment: { ...shipment, ...PRICED, currency: 'EUR' },
      legs,
      instructions: { ...NO_INSTRUCTIONS, incoterm: 'FOB' },
      client: 'Harbor & Pine',
      office: null,
      freight_exchange,
    });
    expect(data).toMatchObject({
      insured_cents,
      freight_cents: cents,
      freight_converted:
        cents === null ? null : { price: { amount: 1_000_00, currency: 'EUR' }, exchange: EXCHANGE },
      freight_unconverted: un,
    });
  },
);

test('the value of the commercial invoice is insured rather than the booked one', () => {
  const line = { packages_count: 1, net_kg: 50, quantity: 2, unit_price_cents: 6_000_00 };
  const cargo_lines = [CargoLine.parse(line), CargoLine.parse(line)];
  expect(composeDocument('insurance_certificate', {}, legs, { cargo_lines })).toMatchObject({
    goods_cents: 24_000_00,
    insured_cents: 26_400_00,
  });
});

test('the number is the type and a timestamp', () => {
  expect(documentNumber('airway_bill', new Date(1_797_264_000_000))).toBe('AIRWAY_BILL-1797264000000');
});

test.each([
  ['AIRWAY_BILL-1797264000000', '1797264000000'],
  ['BL-2026-0001', 'BL-2026-0001'],
])('beside the name of its type, %s is %s', (number, short) => {
  expect(shortDocumentNumber(number)).toBe(short);
});

test('shipping instructions take precedence over the booking', () => {
  const party = NO_INSTRUCTIONS.consignee;
  expect(
    composeDocument('bill_of_lading', {}, legs, {
      shipper: { ...party, name: 'Pine Works' },
      consignee: { ...party, name: 'Van Dijk', address: 'Kade 2', city: 'Breda', country: 'NL' },
      port_of_loading: 'Port of Galveston, US',
    }),
  ).toMatchObject({
    shipper: { name: 'Pine Works', address: '1200 Port Industrial Blvd' },
    consignee: { name: 'Van Dijk', address: 'Kade 2', city: 'Breda', postal_code: null },
    port_of_loading: 'Port of Galveston, US',
    port_of_discharge: 'Port of Rotterdam, NL',
  });
});

test('a single cargo line is completed from the booking, several are not', () => {
  const line = CargoLine.parse({ packages_count: 4, package_kind: 'pallets' });
  expect(composeDocument('packing_list', {}, legs, { cargo_lines: [line] })).toMatchObject({
    cargo: {
      lines: [{ description: 'Glass lamps', net_kg: null, gross_kg: 333.333, measurement_m3: 3.84 }],
      totals: { packages_count: 4, amount_cents: 10_000_05 },
    },
  });
  const lines = [
    { ...line, net_kg: 100, gross_kg: 120, quantity: 3, unit_price_cents: 1_50 },
    { ...line, net_kg: 50, quantity: 2, unit_price_cents: 10_00 },
  ];
  expect(composeDocument('commercial_invoice', {}, legs, { cargo_lines: lines })).toMatchObject({
    total_cents: 24_50,
    cargo: { totals: { packages_count: 8, net_kg: 150, gross_kg: null } },
  });
  expect(composeDocument('packing_list', {}, legs, { cargo_lines: [...lines, line] })).toMatchObject({
    net_weight_kg: null,
    gross_weight_kg: null,
  });
});

test.each<[DocumentType, number, number | null]>([
  ['bill_of_lading', 300, 333.333],
  ['airway_bill', 300, 333.333],
  ['packing_list', 300, 333.333],
  ['bill_of_lading', 333.333, null],
  ['airway_bill', 333.333, null],
  ['certificate_of_origin', 333.333, null],
  ['commercial_invoice', 333.333, null],
  ['insurance_certificate', 333.333, null],
  ['packing_list', 333.333, 366.666],
])('the gross weight on a %s of %d kg net is that of the booking or unknown', (type, net_kg, gross_kg) => {
  const cargo_lines = [CargoLine.parse({ net_kg })];
  expect(composeDocument(type, {}, legs, { cargo_lines })).toMatchObject({
    cargo: { lines: [{ net_kg, gross_kg }], totals: { gross_kg } },
  });
});

test.each([
  ['EXW', {}, 'EXW Houston, Incoterms® 2020'],
  ['FCA', {}, 'FCA Houston, Incoterms® 2020'],
  ['FOB', {}, 'FOB Port of Houston, US, Incoterms® 2020'],
  ['FOB', { port_of_loading: 'Galveston' }, 'FOB Galveston, Incoterms® 2020'],
  ['FOB', { incoterm_place: 'Baytown' }, 'FOB Baytown, Incoterms® 2020'],
  ['CIF', {}, 'CIF Rotterdam, Incoterms® 2020'],
  ['DAP', {}, 'DAP Rotterdam, Incoterms® 2020'],
] as const)('%s with %j is stated as %s', (incoterm, instructions, stated) => {
  expect(composeDocument('commercial_invoice', {}, legs, { incoterm, ...instructions })).toMatchObject({
    incoterm: stated,
  });
});

test('without a leg by sea the usual term is CIP', () => {
  const air: DocumentedLeg[] = [{ transport_mode: 'air', from_name: 'IAH', to_name: 'AMS' }];
  expect(composeDocument('commercial_invoice', { transport_mode: 'air' }, air)).toMatchObject({
    incoterm: 'CIP Rotterdam, Incoterms® 2020',
  });
  expect(
    composeDocument('commercial_invoice', {}, legs, { incoterm: 'FOB', incoterm_place: 'Houston' }),
  ).toMatchObject({ incoterm: 'FOB Houston, Incoterms® 2020' });
});

test('the chargeable weight by air uses the volume of all packages', () => {
  const line = CargoLine.parse({ packages_count: 4 });
  expect(composeDocument('airway_bill', {}, legs, { cargo_lines: [line] })).toMatchObject({
    chargeable_kg: 640,
  });
});

test.each([
  ['where one line is not measured', [{ dimensions: '120x80x100' }, {}], [], null],
  ['where all are', [{ dimensions: '120x80x100' }, { dimensions: '60x40x50' }], [], 720],
  ['where the file states a volume instead of lengths', [{ dimensions: '120x80x100' }, {}], [null, 1.2], 840],
  ['where none is measured', [{}, {}], [], 200],
])('the chargeable weight of several lines by air, %s', (_, sizes, volumes_m3, chargeable_kg) => {
  const cargo_lines = sizes.map((size) => CargoLine.parse({ packages_count: 4, gross_kg: 100, ...size }));
  const facts = {
    shipment: { ...shipment, cargo_dimensions: '' },
    legs,
    instructions: { ...NO_INSTRUCTIONS, cargo_lines },
    volumes_m3,
    client: null,
    office: null,
  };
  expect(drawUpDocument('airway_bill', facts)).toMatchObject({ chargeable_kg });
});

test.each([
  ['original', undefined, null],
  ['telex', undefined, 'telex'],
  ['sea_waybill', undefined, 'sea_waybill'],
  ['original', 'original', 'original'],
] as const)(
  'with instructions for %s and an issued bill of %s, an arrival notice states %s',
  (release, issued, stated) => {
    const arrival = arrivalOf(
      legs.map((leg, index) => ({ ...leg, leg_order: index + 1 })),
      [],
      () => 'UTC',
    );
    const notice = drawUpDocument('arrival_notice', {
      shipment,
      legs,
      arrival,
      instructions: { ...NO_INSTRUCTIONS, release },
      client: null,
      office: null,
      ...(issued && { issued_bill: { document_number: 'HBL-1', release: issued, surrendered_on: null } }),
    });
    expect(notice.release).toBe(stated);
  },
);
