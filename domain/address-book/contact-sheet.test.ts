import { expect, test } from 'vitest';
import { csvText } from '../spreadsheet/csv.ts';
import { checkContacts } from './contact-sheet.ts';

const KNOWN = { keys: new Set<string>(), isPlace: () => true };

/** The cells as a spreadsheet reads them from an export. */
const exported = (text: string) => /^"(.*)"\r\n$/s.exec(csvText(null, [[text]]))?.[1] ?? '';

test.each(['=Line', '-10 degrees', '＝Line', '@Harbour'])(
  'the exported name %j is imported as it was',
  (name) => {
    const { accepted, refused } = checkContacts([['name'], [exported(name)]], KNOWN);
    expect(refused).toEqual([]);
    expect(accepted.map(({ contact }) => contact.name)).toEqual([name]);
  },
);

test('a header with an unknown column refuses the sheet', () => {
  const { accepted, refused } = checkContacts(
    [
      ['name', 'colour'],
      ['Line', 'red'],
    ],
    KNOWN,
  );
  expect(accepted).toEqual([]);
  expect(refused).toEqual([{ row: 1, column: 'colour', issue: 'Unknown column.' }]);
});
