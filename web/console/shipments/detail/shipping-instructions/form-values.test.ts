import { expect, test } from 'vitest';
import { NO_INSTRUCTIONS, ShippingInstructions } from '#domain/documents/shipping-instructions.ts';
import { BLANK_LINE, InstructionValuesSchema, valuesOf } from './form-values.ts';

const stored = ShippingInstructions.parse({
  consignee: { name: 'Nordlicht', country: 'DE' },
  incoterm: 'CIF',
  cargo_lines: [{ packages_count: 40, net_kg: 800.5, unit_price_cents: 1250 }],
});

test('instructions survive conversion to the form and back', () => {
  expect(InstructionValuesSchema.parse(valuesOf(stored))).toEqual(stored);
});

test('omits blank lines', () => {
  expect(valuesOf(NO_INSTRUCTIONS).cargo_lines).toEqual([BLANK_LINE]);
  expect(InstructionValuesSchema.parse(valuesOf(NO_INSTRUCTIONS))).toEqual(NO_INSTRUCTIONS);
});

test.each([
  ['net_kg', '1,200.5', 1200.5],
  ['packages_count', '40', 40],
  ['unit_price_cents', '19.99', 1999],
])('parses %s from %j', (field, typed, read) => {
  const values = { ...valuesOf(NO_INSTRUCTIONS), cargo_lines: [{ ...BLANK_LINE, [field]: typed }] };
  expect(InstructionValuesSchema.parse(values).cargo_lines[0]).toHaveProperty(field, read);
});

test.each([
  ['net_kg', 'heavy', 'Enter the weight in kg.'],
  ['unit_price_cents', '12.345', 'Use at most two decimals.'],
  ['hs_code', '12', 'An HS code has 6, 8 or 10 digits, for example 940521.'],
  ['origin_country', 'Nowhere', 'We couldn’t find this country. Check its name.'],
])('%s refuses %j', (field, typed, message) => {
  const values = { ...valuesOf(NO_INSTRUCTIONS), cargo_lines: [{ ...BLANK_LINE, [field]: typed }] };
  const [issue] = InstructionValuesSchema.safeParse(values).error?.issues ?? [];
  expect(issue).toMatchObject({ path: ['cargo_lines', 0, field], message });
});
