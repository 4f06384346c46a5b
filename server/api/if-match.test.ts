import { expect, test } from 'vitest';
import { matches, versionTag } from './if-match.ts';

test.each([
  ['"12"', true],
  ['"12-AbC_-9"', true],
  ['W/"12-AbC"', true],
  ['"11", "12"', true],
  ['*', true],
  ['"11"', false],
  ['"112"', false],
  ['12', false],
  ['nonsense', false],
])('If-Match: %s names version 12: %s', (sent, expected) => {
  expect(matches({ 'if-match': sent }, 12)).toBe(expected);
});

test.each([undefined, '', '  '])('a missing header (%j) is neither', (sent) => {
  expect(matches({ 'if-match': sent }, 12)).toBeUndefined();
});

test('a tag matches its own version, with the hash of any body', () => {
  expect(matches({ 'if-match': versionTag(7) }, 7)).toBe(true);
  expect(matches({ 'if-match': versionTag(7, 'hash') }, 7)).toBe(true);
});
