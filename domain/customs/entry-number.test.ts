import { expect, test } from 'vitest';
import type { DeclarationKind } from './declaration-states.ts';
import { explainEntryNumber } from './entry-number.ts';

test.each<[string, string, DeclarationKind]>([
  // The example of the European Commission.
  ['99IT9876AB88901209', 'IT', 'transit'],
  ['99 it 9876ab8890120 9', 'IT', 'import'],
  ['231-1234567-5', 'US', 'import'],
  ['BRO00000011', 'US', 'import'],
  ['X20261129123456', 'US', 'export'],
  ['anything 4711', 'KR', 'import'],
])('%s is a number of %s for %s', (number, country, kind) => {
  expect(explainEntryNumber(number, { country, kind })).toBeNull();
});

test.each<[string, string, DeclarationKind, string]>([
  ['99IT9876AB88901208', 'IT', 'import', 'its check digit is 9'],
  ['99IT9876AB88901209', 'DE', 'import', 'This MRN is of IT, but the declaration is for DE'],
  ['4711', 'DE', 'ens', 'An MRN has 18 characters: the year, the country and 14 more, for example 26DE'],
  ['231-1234567-6', 'US', 'import', 'its check digit is 5'],
  ['231-1234567', 'US', 'import', 'A US entry number has a filer code of 3 characters and 8 digits'],
])('%s is no number of %s for %s', (number, country, kind, message) => {
  expect(explainEntryNumber(number, { country, kind })).toContain(message);
});

test('the examples in the messages are valid', () => {
  for (const country of ['DE', 'US']) {
    const example = explainEntryNumber('1', { country, kind: 'import' })?.match(/for example (.+)\.$/)?.[1];
    expect(explainEntryNumber(example ?? '', { country, kind: 'import' })).toBeNull();
  }
});
