import { expect, test } from 'vitest';
import { removeControls, unreadablePart } from './readable-input.ts';

function nested(levels: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}

test.each([
  ['a word', 'Rotterdam', undefined],
  ['any script, and an emoji', { name: '横浜 🚢' }, undefined],
  ['numbers, dates, nothing', { weight: 1, since: new Date(), note: null, other: undefined }, undefined],
  ['a file', { cv: new File(['\0'], 'cv.pdf') }, undefined],
  ['30 levels of nesting', nested(30), undefined],
  ['a NUL', 'GS\0', ''],
  ['a NUL in a field', { from: { city: 'a\0b' } }, 'from.city'],
  ['a NUL in a name', { 'a\0': 1 }, 'a\0'],
  ['a lone surrogate in a list', { lines: [{ text: 'fine' }, { text: '\uD800' }] }, 'lines.1.text'],
])('%s', (_, input, path) => expect(unreadablePart(input)).toBe(path));

test('endless nesting is rejected without recursion', () => {
  expect(unreadablePart(nested(100_000))).toMatch(/^0(\.0){32}$/);
});

test.each([
  ['an override', 'safe \u202Etxt.exe\u202C', 'safe txt.exe'],
  ['isolates', '\u2066GS1\u2069', 'GS1'],
  ['a bell and a C1 control', 'a\u0007b\u0085c', 'abc'],
  ['tabs and line breaks', 'a\tb\r\nc', 'a\tb\r\nc'],
  ['natural right-to-left text with marks', 'שלום\u200F 12', 'שלום\u200F 12'],
  ['an emoji of several parts', '👩‍👧', '👩‍👧'],
])('%s', (_, text, clean) => {
  const input = { note: text, lines: [{ text }], at: new Date(0) };
  removeControls(input);
  expect(input).toEqual({ note: clean, lines: [{ text: clean }], at: new Date(0) });
});
