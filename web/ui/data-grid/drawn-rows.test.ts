import { expect, test } from 'vitest';
import { type Around, drawnRows, type RowRange } from './drawn-rows.ts';

const around: Around = { overscan: 2, count: 100, active: 0 };

test.each<[string, RowRange, RowRange, Partial<Around>, number[]]>([
  ['at rest', { first: 10, last: 12 }, { first: 10, last: 12 }, { active: 11 }, [8, 9, 10, 11, 12, 13, 14]],
  ['at the top', { first: 0, last: 2 }, { first: 0, last: 2 }, {}, [0, 1, 2, 3, 4]],
  ['at the end', { first: 97, last: 99 }, { first: 97, last: 99 }, { active: 99 }, [95, 96, 97, 98, 99]],
  [
    'scrolled by a row',
    { first: 11, last: 13 },
    { first: 10, last: 12 },
    { active: 11 },
    [8, 9, 10, 11, 12, 13, 14],
  ],
  [
    'after a jump',
    { first: 97, last: 99 },
    { first: 0, last: 2 },
    { active: 99 },
    [0, 1, 2, 3, 4, 97, 98, 99],
  ],
  [
    'with the active row far away',
    { first: 50, last: 51 },
    { first: 50, last: 51 },
    {},
    [0, 48, 49, 50, 51, 52, 53],
  ],
  ['with the header active', { first: 0, last: 1 }, { first: 0, last: 1 }, { active: -1 }, [0, 1, 2, 3]],
  ['when fewer rows are left', { first: 0, last: 2 }, { first: 90, last: 99 }, { count: 3 }, [0, 1, 2]],
  ['without rows', { first: 0, last: 0 }, { first: 0, last: 0 }, { count: 0 }, []],
])('%s', (_, visible, settled, differing, numbers) => {
  expect(drawnRows(visible, settled, { ...around, ...differing })).toEqual(numbers);
});
