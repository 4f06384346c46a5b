import { expect, test } from 'vitest';
import { LINE, printedDocument, SETTINGS } from '../trade-documents-for-tests.ts';
import { certificateOfOriginPdfInput } from './certificate-of-origin.ts';

const SIGNATURE = { body: 'Harbor Quarter Chamber', reference: 'CO 1', signed_on: '2026-12-15' };
const inputFor = (instructions?: object, change?: object) =>
  certificateOfOriginPdfInput(printedDocument('certificate_of_origin', instructions, change), SETTINGS);

test('it contains the boxes that a chamber requires', () => {
  expect(inputFor()).toMatchObject({
    number: 'CERTIFICATE_OF_ORIGIN-1797264000000',
    exporter: { name: 'Harbor & Pine' },
    consignee: { name: 'Lampenhuis Maas' },
    country_of_origin: 'Mexico',
    conveyance: 'MV Amber Dawn, voyage 214E',
    remarks: 'Commercial invoice CI-GS123456789\nExporter’s reference ORD-77',
    total: { packages: '60 packages', quantity: '1,000 pcs', gross: '1,311.5\u00a0kg' },
    place_of_issue: 'Houston',
  });
  expect(inputFor().lines[0]).toEqual({
    marks: 'ROTTERDAM\nPO 4711\nNos. 1-40',
    packages: '40 cartons',
    description: 'Table lamps of glass',
    details: 'HS code 940521 · Origin Mexico',
    quantity: '800 pcs',
    gross: '880\u00a0kg',
  });
});

test.each([
  ['of several countries', { ...LINE, origin_country: 'US' }, 'Mexico, United States'],
  ['of an unknown country', { ...LINE, origin_country: '' }, null],
])('goods %s: box 3 says %j', (_, other, country_of_origin) => {
  expect(inputFor({ cargo_lines: [LINE, other] }).country_of_origin).toBe(country_of_origin);
});

test('it is a draft until the chamber has certified it, and then names the chamber', () => {
  expect(inputFor({}, { status: 'draft', issued_at: null })).toMatchObject({
    sheets: ['DRAFT, not valid until certified'],
    watermark: 'DRAFT',
    signed_by: null,
  });
  expect(inputFor({}, { signature: SIGNATURE })).toMatchObject({
    sheets: ['ORIGINAL'],
    watermark: null,
    signed_by: { body: 'Harbor Quarter Chamber', reference: 'CO 1', day: '15 December 2026' },
  });
  expect(inputFor({}, { signature: { ...SIGNATURE, reference: '' } }).signed_by?.reference).toBeNull();
});
