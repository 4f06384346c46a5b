import { expect, test } from 'vitest';
import { afterYielding, type GridSort, nextSort, yieldsToFit } from './grid-column.ts';

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
  { id: 'route', width: 70, yields: 3, least: 40 },
  { id: 'client', width: 60, yields: 4 },
  { id: 'cargo', width: 90, yields: 2 },
  { id: 'weight', width: 80, yields: 1 },
];

test.each([
  [400, 'number 100, route 70, client 60, cargo 90, weight 80'],
  [399, 'number 100, route 70, client 60, cargo 90'],
  [319, 'number 100, route 70, client 60'],
  [229, 'number 100, route 40, client 60'],
  [199, 'number 100, route 40'],
  [50, 'number 100, route 40'],
])('into %i px fit %s', (width, expected) => {
  const columns = afterYielding(FLEET, yieldsToFit(FLEET, width));
  expect(columns.map((column) => `${column.id} ${column.width}`).join(', ')).toBe(expected);
});
