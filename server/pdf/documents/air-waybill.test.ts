import { expect, test } from 'vitest';
import { bareDocument, LINE, printedDocument, SETTINGS } from '../trade-documents-for-tests.ts';
import { airWaybillPdfInput } from './air-waybill.ts';

const FLIGHT = {
  carrier: 'Example Air Cargo',
  air_waybill_number: '020-12345675',
  airport_of_departure: 'Houston (IAH)',
  airport_of_destination: 'AMS',
  flight: 'EX 42',
  flight_date: '2026-12-14',
};
const inputFor = (instructions: object = {}, change?: object) =>
  airWaybillPdfInput(printedDocument('airway_bill', { ...FLIGHT, ...instructions }, change), SETTINGS);

test('known data is printed in the box of the trade', () => {
  expect(inputFor()).toMatchObject({
    prefix: '020',
    serial: '1234 5675',
    origin: 'IAH',
    carrier: 'Example Air Cargo',
    shipper: { name: 'Harbor & Pine' },
    consignee: { name: 'Lampenhuis Maas' },
    departure: 'Houston (IAH)',
    references: 'ORD-77 · GWB1234567',
    first_to: 'AMS',
    first_carrier: 'Example Air Cargo',
    currency: 'USD',
    prepaid: true,
    value_for_carriage: 'NVD',
    value_for_customs: 'USD 30000.00',
    destination: 'AMS',
    flight: 'EX 42 / 14 Dec 2026',
    insurance: 'XXX',
    handling: 'FRAGILE\nAlso notify: Maas Brokers, Rotterdam, Netherlands',
    charge: 'As agreed',
    place_of_issue: 'Houston',
    issued: '15 December 2026',
  });
});

test('the agent is our branch, and the charges are in the currency in which it accounts', () => {
  const branch = {
    name: 'Groundswell Logistics B.V.',
    city: 'Rotterdam',
    iata_code: '23-4 5678/0012',
    currency: 'EUR',
  };
  expect(
    airWaybillPdfInput(printedDocument('airway_bill', FLIGHT, {}, { agent: branch }), SETTINGS),
  ).toMatchObject({
    agent: 'Groundswell Logistics B.V., Rotterdam',
    agent_iata_code: '23-4 5678/0012',
    currency: 'EUR',
  });
  const charged = printedDocument(
    'airway_bill',
    { ...FLIGHT, charges_currency: 'gbp' },
    {},
    { agent: branch },
  );
  expect(airWaybillPdfInput(charged, SETTINGS).currency).toBe('GBP');
});

test('a waybill of an earlier version states the company and the currency of the cargo', () => {
  const { data } = printedDocument('airway_bill', FLIGHT);
  const earlier = {
    ...data,
    charges_currency: null,
    agent_name: null,
    agent_city: null,
    agent_iata_code: null,
  };
  expect(inputFor({}, { data: earlier })).toMatchObject({
    agent: expect.stringMatching(/^Groundswell Logistics, Inc\., ./),
    agent_iata_code: null,
    currency: 'USD',
  });
});

test('each line has pieces, weight and nature; the chargeable weight of several lines is in the total', () => {
  const { lines, total } = inputFor();
  expect(lines[0]).toEqual({
    pieces: '40',
    gross: '880',
    chargeable: null,
    nature: 'Table lamps of glass',
    details: [
      '40 cartons · 60×40×50 cm each · 4.8\u00a0m³',
      'HS code 940521 · Marks ROTTERDAM, PO 4711, Nos.\u00a01-40',
    ],
  });
  expect(total).toEqual({ pieces: '60', gross: '1,311.5', chargeable: '1,311.5' });
});

test('the chargeable weight of a single line is in the line', () => {
  const { lines, total } = inputFor({ cargo_lines: [LINE] });
  expect(lines[0]).toMatchObject({ gross: '880', chargeable: '880' });
  expect(total.chargeable).toBeNull();
});

test.each([
  ['IAH', 'IAH'],
  ['Houston (IAH), US', 'IAH'],
  ['Houston, USA', null],
  ['', null],
])('the code of airport %j is %s, never guessed', (airport_of_departure, code) => {
  expect(inputFor({ airport_of_departure }).origin).toBe(code);
});

test('three originals, one for each party, and a copy are issued', () => {
  expect(inputFor().sheets).toEqual([
    'ORIGINAL 1 · FOR ISSUING CARRIER',
    'ORIGINAL 2 · FOR CONSIGNEE',
    'ORIGINAL 3 · FOR SHIPPER',
    'COPY 4 · DELIVERY RECEIPT',
  ]);
  expect(inputFor({}, { status: 'draft' }).sheets).toEqual(['DRAFT · NOT NEGOTIABLE']);
});

test('unknown data stays blank', () => {
  expect(airWaybillPdfInput(bareDocument('airway_bill'), SETTINGS)).toMatchObject({
    prefix: null,
    serial: null,
    origin: null,
    carrier: null,
    consignee: { name: null },
    references: null,
    departure: null,
    destination: null,
    flight: null,
    place_of_issue: null,
    lines: [{ pieces: null, gross: '1,200', chargeable: '1,200', details: [] }],
  });
});
