import { expect, test } from 'vitest';
import { truncate } from './truncate.ts';

test.each([
  ['Kayak', 9, 'Kayak'],
  ['Kayak', 3, 'Kay'],
  ['Box 📦', 6, 'Box 📦'],
  ['Box 📦', 5, 'Box '],
  ['', 5, ''],
])('%j with at most %i units is %j', (text, most, start) => {
  expect(truncate(text, most)).toBe(start);
});
