import { expect, test } from 'vitest';
import { headerIssues } from './sheet-header.ts';

const COLUMNS = { known: ['name', 'city'], required: ['name'] };

test.each([
  [['name', '', 'city'], []],
  [[''], [{ column: 'name', issue: 'This column is missing.' }]],
  [['name', 'colour'], [{ column: 'colour', issue: 'Unknown column.' }]],
  [['name', 'city', 'city'], [{ column: 'city', issue: 'This column appears twice.' }]],
])('the header %j', (names, issues) => {
  expect(headerIssues(names, COLUMNS)).toEqual(issues.map((issue) => ({ row: 1, ...issue })));
});
