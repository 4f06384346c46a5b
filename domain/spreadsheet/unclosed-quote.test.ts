import { expect, test } from 'vitest';
import { unclosedQuoteLine } from './unclosed-quote.ts';

test.each<[csv: string, line: number | null]>([
  ['', null],
  ['a,b\n1,2\n', null],
  ['a,b\n1,"two, ""2""\nlines"\n"3",4', null],
  ['a,b\n1,5" pipe\n2,x "y" z\n', null],
  ['a,b\n1,""\n', null],
  ['a,b\n1,"x\n2,y\n', 2],
  ['"a,b\n1,2\n', 1],
  ['\ufeff"a', 1],
  ['a,b\r\n"1\r\n",2\r\n3,"x""\r\n', 4],
])('in %j the unclosed line is %j', (csv, line) => {
  expect(unclosedQuoteLine(csv, ',')).toBe(line);
});

test('cells end at the delimiter of the file', () => {
  expect([unclosedQuoteLine('a;b\n1;"x\n', ';'), unclosedQuoteLine('a;b\n1;"x\n', ',')]).toEqual([2, null]);
});
