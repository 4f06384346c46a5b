import { expect, test } from 'vitest';
import { bareDocument, LINE, printedDocument, SETTINGS } from '../trade-documents-for-tests.ts';
import { packingListPdfInput } from './packing-list.ts';

const inputFor = (instructions?: object) =>
  packingListPdfInput(printedDocument('packing_list', instructions), SETTINGS);

test('it contains parties, references, carriage and containers', () => {
  expect(inputFor()).toMatchObject({
    shipper: { name: 'Harbor & Pine' },
    consignee: { name: 'Lampenhuis Maas' },
    notify_party: { name: 'Maas Brokers', lines: ['Rotterdam, Netherlands'] },
    invoice_number: 'CI-GS123456789',
    own_reference: 'ORD-77',
    booking_reference: 'GWB1234567',
    conveyance: 'MV Amber Dawn, voyage 214E',
    modes: 'Road, sea, road',
    from: 'Houston, United States',
    to: 'Rotterdam, Netherlands',
    loading: 'Port of Houston',
    discharge: 'Port of Antwerp',
    containers: ['CSQU3054383 · 22G1 · seal S-100 · 40 cartons, 20 crates · 1,311.5\u00a0kg · 7.2\u00a0m³'],
    remarks: 'FRAGILE',
    issued: '15 December 2026',
  });
});

test('each line has its packages, contents, weights and measures, and the totals are their sums', () => {
  const { lines, total } = inputFor();
  expect(lines).toEqual([
    {
      marks: 'ROTTERDAM\nPO 4711\nNos. 1-40',
      packages: '40 cartons',
      contents: 'Table lamps of glass',
      quantity: '800 pcs',
      net: '800',
      gross: '880',
      dimensions: '60×40×50',
      measurement: '4.8',
    },
    expect.objectContaining({ packages: '20 crates', net: '400', gross: '431.5', measurement: '2.4' }),
  ]);
  expect(total).toEqual({
    packages: '60 packages',
    quantity: '1,000 pcs',
    net: '1,200',
    gross: '1,311.5',
    measurement: '7.2',
  });
});

test('packages of one kind keep their name in the total; quantities in two units have no total', () => {
  expect(inputFor({ cargo_lines: [LINE, LINE] }).total.packages).toBe('80 cartons');
  expect(inputFor({ cargo_lines: [LINE, { ...LINE, unit: 'sets' }] }).total.quantity).toBeNull();
});

test('unknown data stays blank', () => {
  const { lines, total, ...bare } = packingListPdfInput(bareDocument('packing_list'), SETTINGS);
  expect(bare).toMatchObject({
    consignee: { name: null },
    notify_party: { name: null, lines: [] },
    own_reference: null,
    containers: [],
    conveyance: 'By sea',
    issued: null,
    watermark: 'DRAFT',
  });
  expect(lines).toEqual([expect.objectContaining({ marks: null, packages: null, quantity: null })]);
  expect(total).toMatchObject({ packages: null, quantity: null, measurement: null });
});
