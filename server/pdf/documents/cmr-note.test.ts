import { expect, test } from 'vitest';
import { bareDocument, printedDocument, SETTINGS } from '../trade-documents-for-tests.ts';
import { cmrNotePdfInput } from './cmr-note.ts';

const inputFor = (instructions: object = {}, change?: object) =>
  cmrNotePdfInput(
    printedDocument('cmr_note', instructions, change, {
      road: { day: '2026-12-14', haulier: 'Transportes Lima' },
    }),
    SETTINGS,
  );

test('known data is printed in the box of the convention', () => {
  const given = {
    attached_documents: 'Packing list, EX-A',
    sender_instructions: 'Export cleared at Houston',
  };
  expect(inputFor(given)).toMatchObject({
    sender: { name: 'Harbor & Pine' },
    consignee: { name: 'Lampenhuis Maas' },
    place_of_delivery: 'Rotterdam, Netherlands',
    place_of_taking_over: 'Houston, United States',
    taking_over_day: '14 December 2026',
    attached_documents: 'Packing list, EX-A',
    sender_instructions: 'FRAGILE\nExport cleared at Houston\nNotify: Maas Brokers, Rotterdam, Netherlands',
    carrier: { name: 'Groundswell Logistics, Inc.' },
    haulier: 'Transportes Lima',
    references: 'ORD-77 · GWB1234567',
    place_of_issue: 'Houston',
    total: { count: '60', gross: '1,311.5', volume: '7.2' },
  });
  expect(inputFor().lines[0]).toEqual({
    marks: 'ROTTERDAM\nPO 4711\nNos. 1-40',
    count: '40',
    packing: 'cartons',
    nature: 'Table lamps of glass',
    statistical_number: '940521',
    gross: '880',
    volume: '4.8',
  });
});

test.each([
  ['prepaid', 'CARRIAGE PAID', 'Sender'],
  ['collect', 'CARRIAGE FORWARD', 'Consignee'],
])('freight %s is %s, to be paid by the %s', (freight_terms, carriage, payable_by) => {
  expect(inputFor({ freight_terms })).toMatchObject({ carriage, payable_by });
});

test('an original for each party and a copy are issued', () => {
  expect(inputFor().sheets).toEqual([
    'ORIGINAL 1 · FOR SENDER',
    'ORIGINAL 2 · FOR CONSIGNEE',
    'ORIGINAL 3 · FOR CARRIER',
    'COPY 4 · FOR RECORDS',
  ]);
  expect(inputFor({}, { status: 'draft' }).sheets).toEqual(['DRAFT · NOT NEGOTIABLE']);
});

test('unknown data stays blank', () => {
  expect(cmrNotePdfInput(bareDocument('cmr_note'), SETTINGS)).toMatchObject({
    consignee: { name: null },
    taking_over_day: null,
    attached_documents: null,
    haulier: null,
    references: null,
  });
});
