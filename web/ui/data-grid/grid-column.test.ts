import { expect, test } from 'vitest';
import { type GridSort, nextSort } from './grid-column.ts';

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
