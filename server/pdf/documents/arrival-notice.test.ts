import { expect, test } from 'vitest';
import { bareDocument, printedDocument, SETTINGS } from '../trade-documents-for-tests.ts';
import { arrivalNoticePdfInput } from './arrival-notice.ts';

const inputFor = (instructions?: object, change: object = {}) => {
  const notice = printedDocument('arrival_notice', instructions);
  return arrivalNoticePdfInput({ ...notice, data: { ...notice.data, ...change } }, SETTINGS);
};

test('it states the arrival, the goods and how they are collected', () => {
  expect(inputFor({ available_from: '2026-12-30' })).toMatchObject({
    title: 'Arrival notice ARRIVAL_NOTICE-1797264000000',
    sheets: ['NOT NEGOTIABLE'],
    consignee: { name: 'Lampenhuis Maas' },
    notify_party: { name: 'Maas Brokers' },
    shipper: { name: 'Harbor & Pine' },
    transport_document: 'BILL_OF_LADING-1797263000000',
    booking_reference: 'GWB1234567',
    conveyance: 'MV Amber Dawn, voyage 214E',
    place_of_loading: 'Port of Houston',
    place_of_discharge: 'Port of Antwerp',
    arrival_label: 'Estimated arrival',
    arrival_day: '28 December 2026',
    equipment: [
      {
        number: 'CSQU3054383',
        size_type: '22G1',
        seals: 'S-100',
        free_time: '7 calendar days after the discharge',
      },
    ],
    total: { packages: '60 packages', gross: '1,311.5\u00a0kg' },
    freight: 'FREIGHT PREPAID',
    freight_payable_at: null,
    collection_place: 'Quay 869, Antwerp',
    available_from: '30 December 2026',
  });
});

test.each([
  ['original', null, /^One original bill of lading/],
  ['telex', null, /once the originals are surrendered at origin/],
  ['telex', '2026-12-20', /surrendered on 20 December 2026\. None is needed/],
  ['sea_waybill', null, /identity\. A sea waybill need not be presented/],
  [null, null, null],
])('for the delivery against %s, surrendered %s, it says what is needed', (release, surrendered_on, text) => {
  const printed = inputFor({}, { release, surrendered_on }).release;
  if (text) expect(printed).toMatch(text);
  else expect(printed).toBeNull();
});

test('collect freight is payable before delivery', () => {
  expect(inputFor({ freight_terms: 'collect' })).toMatchObject({
    freight: 'FREIGHT COLLECT',
    freight_payable_at: 'Port of Antwerp',
  });
});

test('after the arrival its day is no estimate', () => {
  expect(inputFor({}, { has_arrived: true }).arrival_label).toBe('Arrived on');
});

test.each([
  [null, null],
  [0, '0 calendar days after the discharge'],
  [1, '1 calendar day after the discharge'],
])('free time of %s days is %s', (free_days, free_time) => {
  const box = { ...printedDocument('arrival_notice').data.equipment[0], free_days };
  expect(inputFor({}, { equipment: [box] }).equipment[0]?.free_time).toBe(free_time);
});

test('unknown data stays blank', () => {
  const bare = bareDocument('arrival_notice');
  const nothing = { arrival_day: null, vessel: null, voyage: null, transport_document: null, equipment: [] };
  const input = arrivalNoticePdfInput({ ...bare, data: { ...bare.data, ...nothing } }, SETTINGS);
  expect(input).toMatchObject({
    consignee: { name: null },
    transport_document: null,
    conveyance: null,
    arrival_day: null,
    equipment: [],
    place_of_delivery: null,
    available_from: null,
  });
});
