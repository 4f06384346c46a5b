import { expect, test } from 'vitest';
import { DOCUMENT_DATA } from '#domain/documents/document-data.ts';
import { Party } from '#domain/documents/party.ts';
import { bareDocument, printedDocument, SETTINGS } from '../trade-documents-for-tests.ts';
import { billOfLadingPdfInput } from './bill-of-lading.ts';

const inputFor = (instructions?: object, change?: object) =>
  billOfLadingPdfInput(printedDocument('bill_of_lading', instructions, change), SETTINGS);

test('it contains parties, vessel, ports and dates', () => {
  expect(
    inputFor({
      carrier: 'Example Ocean Lines',
      place_of_receipt: 'Houston',
      on_board_date: '2026-12-13',
      cargo_movement: 'FCL',
    }),
  ).toMatchObject({
    title: 'Bill of lading BILL_OF_LADING-1797264000000',
    scan_url: 'https://freight.example.com/verify/K7QF9M2T0B4WXH3Z',
    check_at: 'freight.example.com/verify',
    check_code: 'K7QF-9M2T-0B4W-XH3Z',
    shipper: { name: 'Harbor & Pine', lines: expect.arrayContaining(['Houston 77029, United States']) },
    consignee: { name: 'Lampenhuis Maas' },
    notify_party: { name: 'Maas Brokers' },
    booking_reference: 'GWB1234567',
    shipper_reference: 'ORD-77',
    carrier: 'Groundswell Logistics, Inc.',
    is_signed_as_carrier: true,
    ocean_carrier: 'Example Ocean Lines',
    place_of_receipt: 'Houston',
    vessel: 'MV Amber Dawn',
    voyage: '214E',
    port_of_loading: 'Port of Houston',
    port_of_discharge: 'Port of Antwerp',
    place_of_delivery: null,
    delivery_agent: { name: null, lines: [] },
    movement: 'FCL / FCL',
    containers: [{ number: 'CSQU3054383', size_type: '22G1', seals: 'S-100' }],
    on_board_date: '13 December 2026',
    place_of_issue: 'Houston',
    issued: '15 December 2026',
    remarks: 'FRAGILE · SHIPPER’S LOAD, STOW, COUNT AND SEAL · SAID TO CONTAIN',
  });
});

test('the carrier is the legal entity that issues the bill', () => {
  const issuer = { legal_name: 'Groundswell Logistics B.V.', address: [], phone: '', email: '' };
  const bill = printedDocument('bill_of_lading', { carrier: 'Example Ocean Lines' }, {}, { issuer });
  expect(billOfLadingPdfInput(bill, SETTINGS)).toMatchObject({
    carrier: 'Groundswell Logistics B.V.',
    ocean_carrier: 'Example Ocean Lines',
  });
});

test('the destination agent of the file is named for the delivery', () => {
  const delivery_agent = Party.parse({
    name: 'Maas Forwarding B.V.',
    address: 'Waalhaven 9',
    city: 'Rotterdam',
    country: 'NL',
    contact: '+31 10 555 0199',
  });
  const bill = printedDocument('bill_of_lading', {}, {}, { delivery_agent });
  expect(billOfLadingPdfInput(bill, SETTINGS).delivery_agent).toEqual({
    name: 'Maas Forwarding B.V.',
    lines: ['Waalhaven 9', 'Rotterdam, Netherlands', '+31 10 555 0199'],
  });
});

test('a bill of an earlier version has no box for the agent', () => {
  const { delivery_agent: _, ...data } = printedDocument('bill_of_lading').data;
  expect(inputFor({}, { data: DOCUMENT_DATA.bill_of_lading.parse(data) }).delivery_agent).toBeNull();
});

test('a bill of an earlier version states the carrier that it was issued with', () => {
  const { data } = printedDocument('bill_of_lading', { carrier: 'Example Ocean Lines' });
  expect(inputFor({}, { data: { ...data, signed_as: null } })).toMatchObject({
    carrier: 'Example Ocean Lines',
    is_signed_as_carrier: false,
    ocean_carrier: null,
  });
});

test('each line has marks, packages, goods and weights, and the totals are their sums', () => {
  const { lines, total } = inputFor();
  expect(lines).toEqual([
    {
      marks: 'ROTTERDAM\nPO 4711\nNos. 1-40',
      packages: '40 cartons',
      description: 'Table lamps of glass',
      details: 'HS code 940521 · Net 800\u00a0kg',
      gross: '880\u00a0kg',
      measurement: '4.8\u00a0m³',
    },
    expect.objectContaining({ packages: '20 crates', gross: '431.5\u00a0kg' }),
  ]);
  expect(total).toEqual({ packages: '60 packages', gross: '1,311.5\u00a0kg', measurement: '7.2\u00a0m³' });
});

test('the only container holds all of the cargo, with its tare', () => {
  expect(inputFor({ cargo_movement: 'FCL' }).containers).toEqual([
    {
      number: 'CSQU3054383',
      size_type: '22G1',
      seals: 'S-100',
      packages: '40 cartons, 20 crates',
      gross: '1,311.5\u00a0kg',
      tare: '2,230\u00a0kg',
      measurement: '7.2\u00a0m³',
    },
  ]);
});

test('what a container holds stays blank where it is unknown', () => {
  const { data } = printedDocument('bill_of_lading', { cargo_movement: 'FCL' });
  const unknown = { packages: [], gross_kg: null, measurement_m3: null, tare_kg: null };
  const containers = data.containers.map((box) => ({ ...box, ...unknown }));
  expect(inputFor({}, { data: { ...data, containers } }).containers).toMatchObject([
    { packages: null, gross: null, tare: null, measurement: null },
  ]);
});

test.each([
  [{ to_order: false }, 'Lampenhuis Maas'],
  [{ to_order: true }, 'TO ORDER OF Lampenhuis Maas'],
  [{ to_order: true, consignee: {} }, 'TO ORDER'],
  [{ to_order: false, consignee: {} }, null],
])('with %j it is made out to %s', (instructions, name) => {
  expect(inputFor(instructions).consignee.name).toBe(name);
});

test.each([
  ['prepaid', {}, 'FREIGHT PREPAID', 'Houston'],
  ['collect', {}, 'FREIGHT COLLECT', 'Port of Antwerp'],
  ['collect', { place_of_delivery: 'Rotterdam' }, 'FREIGHT COLLECT', 'Rotterdam'],
])('freight %s with %j is %s, payable at %s', (freight_terms, places, freight, freight_payable_at) => {
  expect(inputFor({ freight_terms, ...places })).toMatchObject({ freight, freight_payable_at });
});

test('the goods of a part load are counted by the carrier', () => {
  expect(inputFor({ cargo_movement: 'LCL' }).remarks).toBe('FRAGILE');
});

test.each([
  ['issued', null, ['ORIGINAL 1 of 3', 'ORIGINAL 2 of 3', 'ORIGINAL 3 of 3', 'COPY · NOT NEGOTIABLE']],
  ['draft', 'DRAFT', ['DRAFT · NOT NEGOTIABLE']],
  ['void', 'VOID', ['VOID · NOT NEGOTIABLE']],
])('a document that is %s has the watermark %s and the sheets %j', (status, watermark, sheets) => {
  expect(inputFor({}, { status })).toMatchObject({ watermark, sheets, originals: 'THREE (3)' });
});

test.each([
  [
    'an original',
    {},
    null,
    ['ORIGINAL 1 of 3', 'ORIGINAL 2 of 3', 'ORIGINAL 3 of 3', 'COPY · NOT NEGOTIABLE'],
    'THREE (3) original bills are signed. When one of them is accomplished, the others are void.',
  ],
  [
    'the only original',
    { originals_count: 1 },
    null,
    ['ORIGINAL 1 of 1', 'COPY · NOT NEGOTIABLE'],
    'ONE (1) original bill is signed.',
  ],
  [
    'a surrendered original',
    {},
    '2026-12-20',
    ['COPY · SURRENDERED · NOT NEGOTIABLE'],
    'Surrendered on 20 December 2026: the goods can no longer be claimed with an original.',
  ],
  [
    'a telex release before the surrender',
    { release: 'telex', originals_count: 2 },
    null,
    ['ORIGINAL 1 of 2', 'ORIGINAL 2 of 2', 'COPY · NOT NEGOTIABLE'],
    'TWO (2) original bills are signed. When one of them is accomplished, the others are void. The goods are delivered without an original once all of them are surrendered at origin.',
  ],
  [
    'a telex release',
    { release: 'telex' },
    '2026-12-20',
    ['COPY · SURRENDERED · NOT NEGOTIABLE'],
    'All originals were surrendered at origin on 20 December 2026. The goods are delivered without an original.',
  ],
])('released against %s, the sheets and terms say so', (_, instructions, surrendered_on, sheets, terms) => {
  expect(inputFor(instructions, { surrendered_on })).toMatchObject({
    name: 'Bill of lading',
    sheets,
    release_terms: terms,
    itself: 'this bill',
  });
});

test('a sea waybill is titled and worded as one', () => {
  const input = inputFor({ release: 'sea_waybill' });
  expect(input).toMatchObject({
    title: 'Sea waybill BILL_OF_LADING-1797264000000',
    name: 'Sea waybill',
    sheets: ['NON-NEGOTIABLE'],
    release: 'NON-NEGOTIABLE',
    originals: 'NONE (0)',
    itself: 'this waybill',
    consignee: { name: 'Lampenhuis Maas' },
  });
  expect(JSON.stringify(input)).not.toMatch(/accomplished|to order|ORIGINAL \d|this bill/i);
});

test('unknown data stays blank', () => {
  const bare = billOfLadingPdfInput(bareDocument('bill_of_lading'), SETTINGS);
  expect(bare).toMatchObject({
    consignee: { name: null },
    notify_party: { name: null, lines: [] },
    booking_reference: null,
    carrier: 'Groundswell Logistics, Inc.',
    ocean_carrier: null,
    vessel: null,
    movement: null,
    containers: [],
    on_board_date: null,
    place_of_issue: null,
    issued: null,
  });
  expect(bare.lines).toEqual([
    {
      marks: null,
      packages: null,
      description: 'Glass lamps',
      details: null,
      gross: '1,200\u00a0kg',
      measurement: null,
    },
  ]);
});

test.each([
  ['FCL', []],
  [null, []],
  ['LCL', null],
])('for %s without containers the box is %j', (cargo_movement, containers) => {
  expect(inputFor({ cargo_movement, containers: [] }).containers).toEqual(containers);
});
