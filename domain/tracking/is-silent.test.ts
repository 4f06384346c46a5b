import { expect, test } from 'vitest';
import { HOUR_MS } from '../calendar/durations.ts';
import { isSilent } from './is-silent.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

test.each([
  ['sea', 5.9, false],
  ['sea', 6.1, true],
  ['road', 0.9, false],
  ['road', 1.1, true],
  ['air', 1.1, true],
] as const)('by %s, a position %d hours old is silent: %s', (transport_mode, hours, silent) => {
  const updated_at = new Date(NOW.getTime() - hours * HOUR_MS);
  expect(isSilent({ transport_mode, updated_at }, NOW)).toBe(silent);
});
