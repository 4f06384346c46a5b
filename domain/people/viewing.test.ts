import { expect, test } from 'vitest';
import { isRefusedWhileViewing, viewingEnd } from './viewing.ts';

test('a view ends after 30 minutes', () => {
  expect(viewingEnd(new Date('2026-11-23T12:00:00Z'))).toEqual(new Date('2026-11-23T12:30:00Z'));
});

test.each([
  [true, null, true],
  [false, null, false],
  [true, 'answered', false],
  [false, 'refused', true],
] as const)('a write (%s) marked %s is refused: %s', (isWrite, whileViewing, refused) => {
  expect(isRefusedWhileViewing({ isWrite, whileViewing })).toBe(refused);
});
