import { expect, test } from 'vitest';
import { cellText, columnName, type SheetCell } from './sheet-cell.ts';

test.each<[SheetCell, string]>([
  [null, ''],
  [undefined, ''],
  [12.5, '12.5'],
  [4.1 * 3, '12.3'],
  [1850 * 1.05, '1942.5'],
  [123456789012345, '123456789012345'],
  [1234567890123456, '1234567890123456'],
  [false, 'false'],
  [' Ada\u0000 ', 'Ada'],
  ["'=1+1", '=1+1'],
  ["'s-Hertogenbosch", "'s-Hertogenbosch"],
  [new Date('2026-11-30T00:00:00Z'), '2026-11-30T00:00:00.000Z'],
  [new Date(Number.NaN), ''],
])('the cell %j is %j', (cell, text) => {
  expect(cellText(cell)).toBe(text);
});

test.each([['Charge Code'], [' charge-code '], ['CHARGE  CODE']])(
  '%j names the column charge_code',
  (cell) => {
    expect(columnName(cell)).toBe('charge_code');
  },
);
