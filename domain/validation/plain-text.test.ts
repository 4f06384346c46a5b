import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['  two\nlines\tand a tab ', 'two\nlines\tand a tab'],
  ['nul\0 and bell\u0007', 'nul and bell'],
  ['half a letter \ud83d', 'half a letter \ufffd'],
  ['a whole one 🚢', 'a whole one 🚢'],
  ['شركة \u200fالميناء', 'شركة \u200fالميناء'],
])('%j becomes %j', (typed, cleaned) => {
  expect(plainText().parse(typed)).toBe(cleaned);
});
