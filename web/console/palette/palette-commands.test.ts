import { expect, test } from 'vitest';
import { itemsNamed, PALETTE_ACTIONS, palettePages } from './palette-commands.ts';

const labels = (typed: string, role: 'admin' | 'dispatcher' = 'dispatcher') =>
  itemsNamed([...palettePages({ role }), ...PALETTE_ACTIONS], typed).map(({ label }) => label);

test.each([
  ['late', ['Late shipments']],
  ['  SHIP late ', ['Late shipments']],
  ['dark', ['Theme: Dark']],
  ['quotes', ['Business']],
  ['enq', ['Enquiries']],
  ['no such command', []],
])('%j finds %j', (typed, found) => {
  expect(labels(typed)).toEqual(found);
});

test('only admins see Mail', () => {
  expect(labels('mail', 'admin')).toEqual(['Mail']);
  expect(labels('mail')).toEqual([]);
});

test('ids are unique', () => {
  const ids = [...palettePages({ role: 'admin' }), ...PALETTE_ACTIONS].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
