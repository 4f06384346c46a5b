import { expect, test } from 'vitest';
import { billNumberKey } from './bill-number.ts';

test.each([
  ['INV-0012', 'INV0012'],
  [' inv 0012 ', 'INV0012'],
  ['inv/00.12', 'INV0012'],
  ['ＩＮＶ０012', 'INV0012'],
  ['rechnung nr. 7', 'RECHNUNGNR7'],
  ['12', '12'],
  ['012', '012'],
  ['-/-', ''],
])('the number %j is compared as %j', (number, key) => {
  expect(billNumberKey(number)).toBe(key);
});
