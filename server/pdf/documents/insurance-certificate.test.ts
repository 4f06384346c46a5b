import { expect, test } from 'vitest';
import { bareDocument, printedDocument, SETTINGS, SHIPMENT } from '../trade-documents-for-tests.ts';
import { insuranceCertificatePdfInput } from './insurance-certificate.ts';

const inputFor = (instructions?: object, change?: object) =>
  insuranceCertificatePdfInput(printedDocument('insurance_certificate', instructions, change), SETTINGS);

test('it insures 110% of the value for the whole voyage', () => {
  expect(inputFor()).toMatchObject({
    assured: { name: 'Harbor & Pine' },
    insurer: 'Halyard Mutual Marine',
    policy_number: 'HMM-OC-1',
    insured_value: '$33,000.00',
    basis: '110% of the CIF/CIP value: goods $30,000.00, freight included',
    clauses: 'Institute Cargo Clauses (A) 1/1/09',
    claims_payable_at: 'Rotterdam',
    conveyance: 'MV Amber Dawn, voyage 214E',
    from: 'Houston, United States',
    to: 'Rotterdam, Netherlands',
    originals: 'TWO (2)',
    sheets: ['ORIGINAL 1 of 2', 'ORIGINAL 2 of 2'],
    issued: '15 December 2026',
    total: { packages: '60 packages', gross: '1,311.5\u00a0kg' },
  });
});

test.each([
  ['FOB', 'confirmed', '$35,200.00', '110% of the CIF/CIP value: goods $30,000.00, freight $2,000.00'],
  ['FOB', 'indicative', '$33,000.00', '110% of the invoice value $30,000.00, without freight'],
] as const)(
  '%s goods with a price that is %s are insured for %s, %s',
  (incoterm, price_status, value, basis) => {
    const priced = { cost_cents: 2_000_00, currency: 'USD', price_status };
    const document = printedDocument(
      'insurance_certificate',
      { incoterm },
      {},
      { shipment: { ...SHIPMENT, ...priced } },
    );
    expect(insuranceCertificatePdfInput(document, SETTINGS)).toMatchObject({ insured_value: value, basis });
  },
);

test('a freight that was converted states its own amount, the rate and its day', () => {
  const priced = { cost_cents: 2_000_00, currency: 'EUR', price_status: 'confirmed' } as const;
  const document = printedDocument(
    'insurance_certificate',
    { incoterm: 'FOB' },
    {},
    {
      shipment: { ...SHIPMENT, ...priced },
      freight_exchange: { from: 'EUR', to: 'USD', rate: '1.16', date: '2026-11-27' },
    },
  );
  expect(insuranceCertificatePdfInput(document, SETTINGS)).toMatchObject({
    insured_value: '$35,552.00',
    basis:
      '110% of the CIF/CIP value: goods $30,000.00, freight $2,320.00 (€2,000.00 at 1.16 USD per EUR of 27 Nov 2026)',
  });
});

test('a certificate of an earlier version states the value of the goods', () => {
  const { data } = printedDocument('insurance_certificate');
  const earlier = { ...data, goods_cents: null, freight_cents: null, freight: null };
  expect(inputFor({}, { data: earlier }).basis).toBe('Value of the goods $30,000.00 and 10%');
});

test.each(['A', 'B', 'C'])('under clauses %s', (clauses) => {
  expect(inputFor({ clauses }).clauses).toBe(`Institute Cargo Clauses (${clauses}) 1/1/09`);
});

test('it is a draft until the insurer has signed', () => {
  expect(inputFor({}, { status: 'draft', issued_at: null })).toMatchObject({
    sheets: ['DRAFT, not valid until signed'],
    watermark: 'DRAFT',
    signed_by: null,
  });
  const signature = { body: 'Halyard agency', reference: 'IC 9', signed_on: '2026-12-15' };
  expect(inputFor({}, { signature }).signed_by).toEqual({
    body: 'Halyard agency',
    reference: 'IC 9',
    day: '15 December 2026',
  });
});

test('unknown data stays blank', () => {
  expect(insuranceCertificatePdfInput(bareDocument('insurance_certificate'), SETTINGS)).toMatchObject({
    insurer: null,
    policy_number: null,
    clauses: null,
    claims_payable_at: null,
    issued: null,
  });
});
