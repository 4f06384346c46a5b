import { expect, test } from 'vitest';
import { isAllChosen, listedChoice, toggledAll, toggledRow, withRange } from './row-choice.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];
const none = new Set<string>();

test('toggling selects a row, then deselects it', () => {
  expect(toggledRow(none, 'b')).toEqual(new Set(['b']));
  expect(toggledRow(new Set(['a', 'b']), 'b')).toEqual(new Set(['a']));
});

test.each<[string, string, string[], string, string[]]>([
  ['down', 'b', ['b'], 'd', ['b', 'c', 'd']],
  ['up', 'd', ['d'], 'b', ['b', 'c', 'd']],
  ['keeps the earlier selection', 'c', ['a', 'c'], 'd', ['a', 'c', 'd']],
  ['of one row', 'c', [], 'c', ['c']],
  ['from a removed row selects only the target', 'z', ['a'], 'd', ['a', 'd']],
])('a range %s', (_, id, before, to, chosen) => {
  expect(withRange(ids, { id, before: new Set(before) }, to)).toEqual(new Set(chosen));
});

test('a range can shrink', () => {
  const start = { id: 'b', before: new Set(['b']) };
  expect(withRange(ids, start, 'e').size).toBe(4);
  expect(withRange(ids, start, 'c')).toEqual(new Set(['b', 'c']));
});

test('toggling all selects all, then none; rows that are not listed stay selected', () => {
  const all = toggledAll(new Set(['z', 'a']), ids);
  expect(all).toEqual(new Set(['z', ...ids]));
  expect(isAllChosen(all, ids)).toBe(true);
  expect(toggledAll(all, ids)).toEqual(new Set(['z']));
});

test('of a selection, only rows that are listed count', () => {
  expect(listedChoice(new Set(['z', 'a']), ids)).toEqual(new Set(['a']));
  expect(listedChoice(new Set(['a']), [])).toEqual(none);
  const choice = new Set(['a', 'b']);
  expect(listedChoice(choice, ids)).toBe(choice);
});

test('an empty list does not count as all selected', () => {
  expect(isAllChosen(none, [])).toBe(false);
});
