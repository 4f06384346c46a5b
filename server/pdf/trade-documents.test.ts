import { beforeAll, expect, test } from 'vitest';
import type { DocumentType } from '#domain/documents/document-type.ts';
import { type DocumentToPrint, documentPdfInput } from './document-pdf.ts';
import { pagesOf } from './pdf-text-for-tests.ts';
import { manyLines, printedDocument, SETTINGS } from './trade-documents-for-tests.ts';
import { createTypesetter, type Typesetter } from './typesetter.ts';

let typeset: Typesetter;
beforeAll(async () => {
  typeset = await createTypesetter();
});

const made = (type: DocumentType, instructions: object = {}, change: object = {}) => {
  const document = printedDocument(type, instructions, change) as DocumentToPrint;
  const [kind, input] = documentPdfInput(document, SETTINGS);
  return pagesOf(typeset(kind, input));
};

const SHIPPER = 'Harbor & Pine 1200 Port Industrial Blvd Houston 77029, United States Tax ID US000123456';
const CONSIGNEE =
  'Lampenhuis Maas Waalhaven 1 3089 JH Rotterdam, Netherlands Tax ID NL000654321 in@lampenhuis.example';
const WAY = [
  'Houston, United States',
  'Rotterdam, Netherlands',
  'Conveyance MV Amber Dawn, voyage 214E',
  'Place of loading Port of Houston',
  'Transport Road, sea, road',
];
const SIGNATURE = { body: 'Harbor Quarter Chamber', reference: 'CO 2026/1', signed_on: '2026-12-15' };

const FIELDS: [DocumentType, string[]][] = [
  [
    'packing_list',
    [
      'ORIGINAL',
      `Shipper ${SHIPPER}`,
      `Consignee ${CONSIGNEE}`,
      'Notify party Maas Brokers Rotterdam, Netherlands',
      'Commercial invoice no. CI-GS123456789',
      'Date 15 December 2026',
      'Shipper’s reference ORD-77',
      'Booking reference GWB1234567',
      'Containers and seals CSQU3054383 · 22G1 · seal S-100',
      ...WAY,
      'Place of discharge Port of Antwerp',
      '1 ROTTERDAM PO 4711 Nos. 1-40 40 cartons Table lamps of glass 800 pcs 800 880 60×40×50 4.8',
      '2 Nos. 41-60 20 crates Floor lamps 200 pcs 400 431.5 60×40×50 2.4',
      'Total 60 packages 1,000 pcs 1,200 1,311.5 7.2',
      'Handling FRAGILE',
      'Signature of the shipper',
      'Place Houston',
      'Drawn up by Sofia Marchetti',
    ],
  ],
  [
    'commercial_invoice',
    [
      `Seller and exporter ${SHIPPER}`,
      `Buyer and consignee ${CONSIGNEE}`,
      'Invoice no. CI-GS123456789',
      'Invoice date 15 December 2026',
      'Seller’s reference ORD-77',
      'Reason for export',
      'Terms of delivery CIF Antwerp, Incoterms® 2020',
      'Payment terms Net 30 Days',
      'Notify party Maas Brokers',
      ...WAY,
      'Place of discharge, port of entry Port of Antwerp',
      'Unit price, USD',
      'Amount, USD',
      'Table lamps of glass 40 cartons · ROTTERDAM, PO 4711, Nos. 1-40 940521 Mexico 800 pcs 25.00 20,000.00',
      'Floor lamps 20 crates · Nos. 41-60 940521 Mexico 200 pcs 50.00 10,000.00',
      'Freight Included under CIF',
      'Insurance Included under CIF',
      'Packing',
      'Commissions, rebates, other',
      'Packages 60 packages',
      'Net weight 1,200 kg',
      'Gross weight 1,311.5 kg',
      'Currency USD',
      '$30,000.00',
      'this invoice shows the actual price of the goods',
      'Signature of the seller',
      'Place Houston',
    ],
  ],
  [
    'certificate_of_origin',
    [
      `1 Exporter ${SHIPPER}`,
      `2 Consignee ${CONSIGNEE}`,
      'Number of the certificate CERTIFICATE_OF_ORIGIN-1797264000000',
      '3 Country of origin Mexico',
      '4 Transport details (optional) MV Amber Dawn, voyage 214E',
      '5 Remarks Commercial invoice CI-GS123456789 Exporter’s reference ORD-77',
      '6 Marks and numbers',
      '1. 40 cartons, Table lamps of glass HS code 940521 · Origin Mexico',
      '7 Quantity',
      '800 pcs 880 kg',
      'Total 60 packages 1,000 pcs 1,311.5 kg',
      '8 Declaration by the exporter',
      'Signature of the exporter',
      '9 Certification',
      'Harbor Quarter Chamber Reference CO 2026/1 Signed on 15 December 2026',
      'signature and stamp of the certifying body',
    ],
  ],
  [
    'insurance_certificate',
    [
      'ORIGINAL 1 of 2',
      `Assured ${SHIPPER}`,
      'Policy or open cover no. HMM-OC-1',
      'Number of originals TWO (2)',
      'Insurer Halyard Mutual Marine',
      ...WAY,
      'Insured value, USD $33,000.00 110% of the CIF/CIP value: goods $30,000.00, freight included',
      'Conditions of insurance Institute Cargo Clauses (A) 1/1/09',
      'Claims payable at Rotterdam',
      'Survey agent at destination',
      'ROTTERDAM PO 4711 Nos. 1-40 40 cartons Table lamps of glass 880 kg',
      'Total 60 packages 1,311.5 kg',
      'Signed for the insurer or its agent Harbor Quarter Chamber',
      'Place of issue Houston',
      'Date of issue 15 December 2026',
    ],
  ],
];

test.each(FIELDS)('a %s prints each of its fields', async (type, fields) => {
  const [page] = await made(type, {}, { signature: SIGNATURE });
  for (const field of fields) expect(page).toContain(field);
});

test.each<[DocumentType, string, string]>([
  ['packing_list', SHIPPER, 'PACKING LIST'],
  ['commercial_invoice', SHIPPER, 'COMMERCIAL INVOICE'],
  ['certificate_of_origin', SHIPPER, 'CERTIFICATE OF ORIGIN'],
  ['insurance_certificate', 'Halyard Mutual Marine', 'INSURANCE CERTIFICATE'],
])('a %s is headed by %s, who issues it; we have prepared it', async (type, head, name) => {
  const [page] = await made(type, {}, { signature: SIGNATURE });
  expect(page).toContain(`Page 1 of 1 ${head} ${name}`);
  expect(page).toContain('Prepared by Groundswell Logistics, Inc., forwarding agent');
  expect(page?.match(/Groundswell/g)).toHaveLength(1);
});

test.each<[DocumentType, string, string]>([
  ['certificate_of_origin', 'DRAFT, not valid until certified', 'Harbor Quarter Chamber'],
  ['insurance_certificate', 'DRAFT, not valid until signed by the insurer', 'Harbor Quarter Chamber'],
])('an unsigned %s says so', async (type, text, body) => {
  const [draft] = await made(type, {}, { status: 'draft', issued_at: null });
  expect(draft).toContain(text);
  const [signed] = await made(type, {}, { signature: SIGNATURE });
  expect(signed).toContain(body);
  expect(signed).not.toContain('DRAFT');
});

const COUNT = 80;
test.each<[DocumentType, string, string]>([
  ['packing_list', 'Marks and numbers', 'Total 3,200 cartons 64,000 pcs 64,000 70,400 384'],
  ['commercial_invoice', 'Description of goods, packages and marks', '$1,600,000.00'],
  ['certificate_of_origin', 'Marks and numbers', 'Total 3,200 cartons 64,000 pcs 70,400 kg'],
  ['insurance_certificate', 'Goods insured', 'Total 3,200 cartons 70,400 kg'],
])('a long %s repeats its column heads, and has its total once, at the end', async (type, head, total) => {
  const pages = await made(type, { cargo_lines: manyLines(COUNT) }, { signature: SIGNATURE });
  const sheet = pages.slice(0, pages.findIndex((page) => / Page (\d+) of \1$/.test(page.trim())) + 1);
  expect(sheet.length).toBeGreaterThan(1);
  for (const page of sheet.filter((one) => one.includes('Lamp of pattern'))) expect(page).toContain(head);
  const text = sheet.join(' ');
  for (let line = 1; line <= COUNT; line++) expect(text).toMatch(new RegExp(`Lamp of pattern ${line}\\b`));
  expect(text.split(total)).toHaveLength(2);
  expect(sheet.at(-1)).toContain(total);
});

test.each<[DocumentType, string]>([
  ['packing_list', 'W'],
  ['commercial_invoice', 'word '],
  ['certificate_of_origin', 'W'],
  ['insurance_certificate', 'word '],
])('a %s prints 4,000 characters in full', async (type, part) => {
  const times = 4000 / part.length;
  const pages = await made(type, {
    cargo_lines: [{ description: part.repeat(times), packages_count: 1, net_kg: 1200 }],
  });
  const sheets = type === 'insurance_certificate' ? 2 : 1;
  expect(pages.join(' ').split(part.trim()).length).toBeGreaterThan(times * sheets);
});
