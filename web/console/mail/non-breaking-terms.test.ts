import { expect, test } from 'vitest';
import { withNonBreakingTerms } from './non-breaking-terms.ts';

test.each([
  ['new ETA Sun, Nov 29, 2026', 'new ETA Sun,~Nov~29,~2026'],
  ['valid until 30 November 2026.', 'valid until 30~November~2026.'],
  ['Wed 9 Dec, then 2 more', 'Wed~9~Dec, then 2 more'],
  ['May 4', 'May~4'],
  ['Maybe 4 Marys', 'Maybe 4 Marys'],
  ['Your e-mail, E-mails and re-mailed', 'Your e-_mail, E-_mails and re-mailed'],
  ['12 containers to Dubai', '12 containers to Dubai'],
])('%j is broken only elsewhere', (text, unbroken) => {
  expect(withNonBreakingTerms(text).replaceAll('\u00a0', '~').replaceAll('\u2060', '_')).toBe(unbroken);
});
