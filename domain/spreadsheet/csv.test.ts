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
  ['\r=1', '"\'\r=1"'],
  ['\n=1', '"\'\n=1"'],
  [' =1+1', '"\' =1+1"'],
  ['\u00a0\u3000+1', '"\'\u00a0\u3000+1"'],
  ['\u200b\ufeff@SUM(A1)', '"\'\u200b\ufeff@SUM(A1)"'],
  ['\u0000-1', '"\'\u0000-1"'],
  ['\u2028\u00ad=1', '"\'\u2028\u00ad=1"'],
  ['＝1', '"\'＝1"'],
  ['＋1', '"\'＋1"'],
  ['－1', '"\'－1"'],
  ['＠SUM(A1)', '"\'＠SUM(A1)"'],
  ['\u3000＝1', '"\'\u3000＝1"'],
  ['﹦1', '"\'﹦1"'],
  [' plain', '" plain"'],
  ['a=b', '"a=b"'],
  ['上海 − 港', '"上海 − 港"'],
  ['two\nlines', '"two\nlines"'],
  [-12.5, '-12.5'],
])('%j is written as %s', (cell, text) => {
  expect(csvText(['name'], [[cell]])).toBe(`name\r\n${text}\r\n`);
});
