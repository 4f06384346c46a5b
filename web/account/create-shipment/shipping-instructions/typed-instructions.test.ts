import { expect, test } from 'vitest';
import { instructionsOf, isFilledIn, lineCount, withLine, withoutLine } from './typed-instructions.ts';

test.each([
  [{}, false],
  [{ 'consignee.name': '  ' }, false],
  [{ 'cargo_lines.1.marks': '' }, false],
  [{ own_reference: 'PO 77' }, true],
])('%j is filled in: %s', (typed, filled) => {
  expect(isFilledIn(typed)).toBe(filled);
});

test('parses numbers, converts prices to cents, and accepts country names', () => {
  const { cargo_lines, consignee, incoterm } = instructionsOf({
    'consignee.country': 'Holland',
    'cargo_lines.0.packages_count': '1,200',
    'cargo_lines.0.unit_price_cents': '12.345',
    'cargo_lines.0.quantity': 'many',
  });
  expect(cargo_lines).toMatchObject([
    { packages_count: 1200, unit_price_cents: 1235, quantity: Number.NaN, net_kg: null },
  ]);
  expect(consignee.country).toBe('Holland');
  expect(incoterm).toBeNull();
});

test('a line has a description and weight only if there are several', () => {
  const typed = { 'cargo_lines.0.description': 'Valves', 'cargo_lines.0.net_kg': '12' };
  expect(instructionsOf(typed).cargo_lines).toMatchObject([{ description: '', net_kg: null }]);
  expect(instructionsOf(withLine(typed)).cargo_lines).toMatchObject([
    { description: 'Valves', net_kg: 12 },
    { description: '', net_kg: null },
  ]);
});

test('removing a line renumbers the following ones', () => {
  const typed = { 'cargo_lines.0.marks': 'A', 'cargo_lines.1.marks': 'B', 'cargo_lines.2.marks': 'C' };
  expect(lineCount({})).toBe(1);
  expect(lineCount(typed)).toBe(3);
  expect(withoutLine({ ...typed, own_reference: 'PO' }, 1)).toEqual({
    'cargo_lines.0.marks': 'A',
    'cargo_lines.1.marks': 'C',
    own_reference: 'PO',
  });
});
