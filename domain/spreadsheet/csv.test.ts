import { expect, test } from 'vitest';
import { csvText } from './csv.ts';

test.each([
  ['plain', '"plain"'],
  ['Łódź, "old" town', '"Łódź, ""old"" town"'],
  ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['+1', '"\'+1"'],
  ['-1', '"\'-1"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['\t=1', '"\'\t=1"'],
  ['two\nlines', '"two\nlines"'],
  [-12.5, '-12.5'],
])('%j is written as %s', (cell, text) => {
  expect(csvText(['name'], [[cell]])).toBe(`name\r\n${text}\r\n`);
});
