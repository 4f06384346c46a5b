import { expect, test } from 'vitest';
import { isDay } from './day.ts';

test.each([
  ['2026-11-21', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-11-21T10:00:00Z', false],
  ['21.11.2026', false],
  ['', false],
])('%j is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});
