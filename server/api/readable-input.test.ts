import { expect, test } from 'vitest';
import { unreadablePart } from './readable-input.ts';

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
