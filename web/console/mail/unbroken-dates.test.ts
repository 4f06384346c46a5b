import { expect, test } from 'vitest';
import { withUnbrokenDates } from './unbroken-dates.ts';

test.each([
  ['new ETA Sun, Nov 29, 2026', 'new ETA Sun,~Nov~29,~2026'],
  ['valid until 30 November 2026.', 'valid until 30~November~2026.'],
  ['Wed 9 Dec, then 2 more', 'Wed~9~Dec, then 2 more'],
  ['May 4', 'May~4'],
  ['Maybe 4 Marys', 'Maybe 4 Marys'],
  ['12 containers to Dubai', '12 containers to Dubai'],
])('%j is broken only at other spaces', (text, unbroken) => {
  expect(withUnbrokenDates(text).replaceAll('\u00a0', '~')).toBe(unbroken);
});
