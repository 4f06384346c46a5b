import { expect, test } from 'vitest';
import { bareDocument, LINE, printedDocument, SETTINGS } from '../trade-documents-for-tests.ts';
import { commercialInvoicePdfInput } from './commercial-invoice.ts';

const inputFor = (instructions?: object) =>
  commercialInvoicePdfInput(printedDocument('commercial_invoice', instructions), SETTINGS);

test('it contains seller, buyer, terms and carriage', () => {
  expect(inputFor()).toMatchObject({
    seller: {
      name: 'Harbor & Pine',
      lines: ['1200 Port Industrial Blvd', 'Houston 77029, United States', 'Tax ID US000123456'],
    },
    buyer: { name: 'Lampenhuis Maas' },
    invoice_number: 'CI-GS123456789',
    issued: '15 December 2026',
    incoterm: 'CIF Antwerp, Incoterms® 2020',
    payment_terms: 'Net 30 Days',
    currency: 'USD',
    packages: '60 packages',
    net: '1,200\u00a0kg',
    gross: '1,311.5\u00a0kg',
    discharge: 'Port of Antwerp',
    place_of_issue: 'Houston',
  });
});

test('each line has HS code, origin, quantity, price and amount, and the total is their sum', () => {
  const { lines, total } = inputFor();
  expect(lines[0]).toEqual({
    description: 'Table lamps of glass',
    details: '40 cartons · ROTTERDAM, PO 4711, Nos.\u00a01-40',
    hs_code: '940521',
    origin: 'Mexico',
    quantity: '800 pcs',
    unit_price: '25.00',
    amount: '20,000.00',
  });
  expect(lines[1]?.amount).toBe('10,000.00');
  expect(total).toBe('$30,000.00');
});

test.each([
  ['CIF', 'Included under CIF', 'Included under CIF'],
  ['CIP', 'Included under CIP', 'Included under CIP'],
  ['CFR', 'Included under CFR', null],
  ['DAP', 'Included under DAP', null],
  ['FOB', null, null],
  ['EXW', null, null],
])('under %s freight is %j and insurance %j', (incoterm, freight, insurance) => {
  expect(inputFor({ incoterm })).toMatchObject({ freight, insurance });
});

test('a line without a price leaves the total blank', () => {
  expect(inputFor({ cargo_lines: [LINE, { ...LINE, unit_price_cents: null }] }).total).toBeNull();
});

test('unknown data stays blank', () => {
  const { lines, ...bare } = commercialInvoicePdfInput(bareDocument('commercial_invoice'), SETTINGS);
  expect(bare).toMatchObject({ buyer: { name: null }, issued: null, place_of_issue: null, packages: null });
  expect(lines).toEqual([
    expect.objectContaining({ hs_code: null, origin: null, quantity: null, unit_price: null }),
  ]);
});
