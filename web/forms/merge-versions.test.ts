import { expect, test } from 'vitest';
import { differencesOf, mergedWith } from './merge-versions.ts';

const base = { carrier: '', voyage: '', consignee: { name: '', city: '' }, lines: [{ marks: '' }] };
const typed = {
  ...base,
  carrier: 'Mine',
  consignee: { name: '', city: 'Bremen' },
  lines: [{ marks: 'A 1' }],
};
const newer = {
  ...base,
  carrier: 'Theirs',
  voyage: '12W',
  consignee: { name: 'Nordlicht', city: 'Hamburg' },
};

test('shows the stored changes and keeps the user’s values', () => {
  expect(mergedWith({ base, typed, newer })).toEqual({
    carrier: 'Mine',
    voyage: '12W',
    consignee: { name: 'Nordlicht', city: 'Bremen' },
    lines: [{ marks: 'A 1' }],
  });
});

test('a difference names the user’s value if there is one', () => {
  expect(differencesOf({ base, typed, newer })).toEqual([
    { field: 'carrier', was: '', is: 'Theirs', typed: 'Mine' },
    { field: 'voyage', was: '', is: '12W', typed: null },
    { field: 'consignee.name', was: '', is: 'Nordlicht', typed: null },
    { field: 'consignee.city', was: '', is: 'Hamburg', typed: 'Bremen' },
  ]);
});
