import { expect, test } from 'vitest';
import { NO_INSTRUCTIONS } from '#domain/documents/shipping-instructions.ts';
import { differencesOf, mergedWith } from './edit-conflict.ts';
import { BLANK_LINE, valuesOf } from './form-values.ts';

const base = valuesOf(NO_INSTRUCTIONS);
const typed = {
  ...base,
  vessel: 'Ever Calm',
  carrier: 'Mine',
  consignee: { ...base.consignee, city: 'Bremen' },
  cargo_lines: [{ ...BLANK_LINE, marks: 'A 1' }],
};
const newer = {
  ...base,
  carrier: 'Theirs',
  voyage: '12W',
  consignee: { ...base.consignee, name: 'Nordlicht', city: 'Hamburg' },
};

test('shows the stored changes and keeps the user’s values', () => {
  expect(mergedWith({ base, typed, newer })).toEqual({
    ...newer,
    vessel: 'Ever Calm',
    carrier: 'Mine',
    consignee: { ...newer.consignee, city: 'Bremen' },
    cargo_lines: [{ ...BLANK_LINE, marks: 'A 1' }],
  });
});

test('marks differences where the user typed another value', () => {
  expect(differencesOf({ base, typed, newer })).toEqual([
    { field: 'consignee.name', isTyped: false, is: 'Nordlicht' },
    { field: 'consignee.city', isTyped: true, is: 'Hamburg' },
    { field: 'carrier', isTyped: true, is: 'Theirs' },
    { field: 'voyage', isTyped: false, is: '12W' },
  ]);
});
