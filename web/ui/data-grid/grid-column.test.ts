import { expect, test } from 'vitest';
import { fittingColumns, type GridSort, nextSort } from './grid-column.ts';

const cost = { id: 'cost', firstSort: 'descending' } as const;

test.each<[string, GridSort | null, GridSort | null]>([
  ['first', null, { column: 'cost', direction: 'descending' }],
  [
    'after another column',
    { column: 'eta', direction: 'ascending' },
    { column: 'cost', direction: 'descending' },
  ],
  ['second', { column: 'cost', direction: 'descending' }, { column: 'cost', direction: 'ascending' }],
  ['third', { column: 'cost', direction: 'ascending' }, null],
])('the %s click on a header cycles the sort', (_, sort, next) => {
  expect(nextSort(cost, sort)).toEqual(next);
});

const FLEET = [
  { id: 'number', width: 100 },
  { id: 'cargo', width: 90, yields: 2 },
  { id: 'weight', width: 80, yields: 1 },
];

test.each([
  [270, ['number', 'cargo', 'weight']],
  [269, ['number', 'cargo']],
  [189, ['number']],
  [50, ['number']],
])('in %i px, the columns %j fit', (width, ids) => {
  expect(fittingColumns(FLEET, width).map(({ id }) => id)).toEqual(ids);
});
