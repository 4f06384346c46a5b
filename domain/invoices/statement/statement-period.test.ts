import { expect, test } from 'vitest';
import { periodProblem, usualFirstDay } from './statement-period.ts';

test.each([
  ['2026-11-20', '2026-11-20', null],
  ['2025-11-20', '2026-11-20', null],
  ['2025-11-19', '2026-11-20', 'Choose a period of at most 366 days.'],
  ['2026-11-21', '2026-11-20', 'The first day can’t be after the last one.'],
])('%s to %s: %s', (from, to, problem) => {
  expect(periodProblem({ from, to })).toBe(problem);
});

test('without a first day, it is 90 days before the last one', () => {
  expect(usualFirstDay('2026-11-20')).toBe('2026-08-22');
});
