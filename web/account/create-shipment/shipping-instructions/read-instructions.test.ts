import { expect, test } from 'vitest';
import { bookingInstructions, pdfProblems } from './read-instructions.ts';

test.each([
  [{}, []],
  [{ 'consignee.country': 'Atlantis' }, ['Consignee country']],
  [{ 'cargo_lines.0.hs_code': '12' }, ['HS code']],
  [{ 'cargo_lines.1.packages_count': 'many' }, ['Number of packages of line 2']],
  [
    { 'cargo_lines.0.unit_price_cents': '-1', own_reference: 'x'.repeat(61) },
    ['Your reference', 'Unit price'],
  ],
])('%j is invalid at %j', (typed, labels) => {
  expect(pdfProblems(typed).map(({ label }) => label)).toEqual(labels);
});

test('sends no empty instructions and no blank lines', () => {
  expect(bookingInstructions({ 'cargo_lines.1.marks': '' })).toBeUndefined();
  expect(
    bookingInstructions({
      'consignee.name': 'Van Dijk BV',
      'consignee.country': 'Holland',
      'cargo_lines.1.hs_code': '8481.80',
    }),
  ).toMatchObject({
    consignee: { name: 'Van Dijk BV', country: 'NL' },
    cargo_lines: [{ hs_code: '848180' }],
  });
});
