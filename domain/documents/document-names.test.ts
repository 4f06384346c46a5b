import { expect, test } from 'vitest';
import { documentName, documentTypesNamed } from './document-names.ts';

test.each([
  ['waybill', ['airway_bill']],
  [' BILL ', ['bill_of_lading', 'airway_bill']],
  ['certificate', ['certificate_of_origin', 'insurance_certificate']],
  ['GS123456789', []],
])('%j finds %j', (text, types) => {
  expect(documentTypesNamed(text)).toEqual(types);
});

test.each([
  ['bill_of_lading', { release: 'sea_waybill' }, 'Sea waybill'],
  ['bill_of_lading', { release: 'telex' }, 'Bill of lading'],
  ['bill_of_lading', {}, 'Bill of lading'],
  ['packing_list', { release: 'sea_waybill' }, 'Packing list'],
] as const)('a %s with %j is a %s', (type, fields, name) => {
  expect(documentName(type, fields)).toBe(name);
});
