import { expect, test } from 'vitest';
import { totalProblem } from './bill-total.ts';

test.each([
  ['not entered', undefined, null],
  ['the sum', 1190_00, null],
  ['a cent less', 1189_99, 'The lines and the VAT come to $1,190.00, $0.01 more than this total.'],
  ['a cent more', 1190_01, 'The lines and the VAT come to $1,190.00, $0.01 less than this total.'],
  ['without the VAT', 1000_00, 'The lines and the VAT come to $1,190.00, $190.00 more than this total.'],
])('a total that is %s', (_, total, problem) => {
  expect(totalProblem({ net: 1000_00, vat: 190_00, total }, 'USD')).toBe(problem);
});
