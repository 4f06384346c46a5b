import { expect, test } from 'vitest';
import { bareDocument, printedDocument, SETTINGS } from '../trade-documents-for-tests.ts';
import { deliveryOrderPdfInput } from './delivery-order.ts';

const inputFor = (instructions?: object, facts?: object) =>
  deliveryOrderPdfInput(printedDocument('delivery_order', instructions, {}, facts), SETTINGS);

test('it orders the terminal to release the goods, by the numbers that it knows', () => {
  const input = inputFor(
    {
      delivered_to: 'Waalhaven Haulage B.V., Rotterdam',
      release_reference: 'PIN 4711',
      delivery_until: '2027-01-08',
      empty_return_place: 'Depot Botlek',
    },
    { bill_numbers: { house: 'HBL-1', master: 'MBL-7' } },
  );
  expect(input).toMatchObject({
    collection_place: 'Quay 869, Antwerp',
    delivered_to: 'Waalhaven Haulage B.V., Rotterdam',
    consignee: { name: 'Lampenhuis Maas' },
    transport_document: 'BILL_OF_LADING-1797263000000',
    master_document: 'MBL-7',
    release_reference: 'PIN 4711',
    delivery_until: '8 January 2027',
    conveyance: 'MV Amber Dawn, voyage 214E',
    arrival_label: 'Estimated arrival',
    arrival_day: '28 December 2026',
    empty_return_place: 'Depot Botlek',
    equipment: [
      { number: 'CSQU3054383', gross: '1,311.5\u00a0kg', free_time: '7 calendar days after the discharge' },
    ],
    released_on: null,
    sheets: ['NOT NEGOTIABLE'],
  });
});

test('the consignee collects the goods, unless another is named', () => {
  expect(inputFor().delivered_to).toBe('Lampenhuis Maas');
});

test.each([
  ['sea_waybill', null, 'Sea waybill: no original is outstanding.'],
  ['telex', '2026-12-20', 'All originals were surrendered on 20 December 2026.'],
])('it states on what the goods are released: %s, %s', (release, surrendered_on, released_on) => {
  const issued_bill = { document_number: 'BL-1', release, surrendered_on };
  expect(inputFor({}, { issued_bill }).released_on).toBe(released_on);
});

test('without a bill issued here it states the recorded number', () => {
  const facts = { issued_bill: undefined, bill_numbers: { house: 'HBL-1', master: '' } };
  expect(inputFor({}, facts)).toMatchObject({
    transport_document: 'HBL-1',
    master_document: null,
    released_on: null,
  });
});

test('unknown data stays blank', () => {
  expect(deliveryOrderPdfInput(bareDocument('delivery_order'), SETTINGS)).toMatchObject({
    consignee: { name: null },
    delivered_to: null,
    release_reference: null,
    delivery_until: null,
    empty_return_place: null,
  });
});
