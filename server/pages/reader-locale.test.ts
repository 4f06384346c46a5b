import { expect, test } from 'vitest';
import { readerLocale } from './reader-locale.ts';

test.each([
  [undefined, 'en-US'],
  ['', 'en-US'],
  ['*', 'en-US'],
  ['de-DE,de;q=0.9,en-US;q=0.8', 'de-DE'],
  ['pt-BR', 'pt-BR'],
  ['en-GB;q=0.9, de;q=0.8', 'en-GB'],
  // Nothing that we can format comes first.
  ['tlh, fr-CH', 'fr-CH'],
  ['not a tag, fr', 'fr'],
  // An invented region and extensions are dropped.
  ['en-ZZ', 'en'],
  ['de-u-ca-buddhist-nu-thai', 'de'],
  [`x${'-private'.repeat(40)},es`, 'es'],
])('%s is %s', (header, locale) => {
  expect(readerLocale(header)).toBe(locale);
});
