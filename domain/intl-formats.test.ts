import { expect, test } from 'vitest';
import { dateTimeFormat } from './intl-formats.ts';

test('a format is reused until a thousand others have been made', () => {
  // Browsers may send any region, and each makes another language tag.
  const REGIONS = Array.from({ length: 1_000 }, (_, n) => `en-${String(n).padStart(3, '0')}`);
  const formatOf = (locale: string) => dateTimeFormat(locale, { year: 'numeric' });
  const first = formatOf('de');
  for (const region of REGIONS.slice(1)) formatOf(region);
  expect(formatOf('de')).toBe(first);
  formatOf(REGIONS[0] as string);
  expect(formatOf('de')).not.toBe(first);
});
