import { expect, test } from 'vitest';
import { documentTypesNamed } from './document-names.ts';

test.each([
  ['waybill', ['airway_bill']],
  [' BILL ', ['bill_of_lading', 'airway_bill']],
  ['certificate', ['certificate_of_origin', 'insurance_certificate']],
  ['GS123456789', []],
])('%j finds %j', (text, types) => {
  expect(documentTypesNamed(text)).toEqual(types);
});
