import { expect, test } from 'vitest';
import { itemsNamed, PALETTE_ACTIONS, palettePages } from './palette-commands.ts';

const labels = (typed: string, role: 'admin' | 'dispatcher' = 'dispatcher') =>
  itemsNamed([...palettePages({ role }), ...PALETTE_ACTIONS], typed).map(({ label }) => label);

test.each([
  ['late', ['Late shipments']],
  ['  SHIP late ', ['Late shipments']],
  ['dark', ['Night appearance']],
  ['quotes', ['Business']],
  ['enq', ['Enquiries']],
  ['nothing of the kind', []],
])('%j finds %j', (typed, found) => {
  expect(labels(typed)).toEqual(found);
});

test('only admins are shown the mail', () => {
  expect(labels('mail', 'admin')).toEqual(['Mail']);
  expect(labels('mail')).toEqual([]);
});

test('every one has an id of its own', () => {
  const ids = [...palettePages({ role: 'admin' }), ...PALETTE_ACTIONS].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
