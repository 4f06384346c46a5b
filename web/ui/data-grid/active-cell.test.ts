import { expect, test } from 'vitest';
import { cellAt, placeOf } from './active-cell.ts';

const ids = ['a', 'b', 'c'];
const columns = ['id', 'status', 'eta'];
const first = { row: 0, column: 0 };

test.each<[string, string[], string[], { row: number; column: number }]>([
  ['stays', ids, columns, { row: 1, column: 2 }],
  ['follows its row', ['b', 'c', 'a'], columns, { row: 0, column: 2 }],
  ['follows its column', ids, ['eta', 'id'], { row: 1, column: 0 }],
  ['stays at the same position when its row is removed', ['a', 'c'], columns, { row: 1, column: 2 }],
  ['moves to the last position when fewer rows are left', ['a'], ['id'], { row: 0, column: 0 }],
  ['moves to the header when there are no rows', [], columns, { row: -1, column: 2 }],
])('the active cell %s', (_, idsNow, columnsNow, place) => {
  const active = cellAt({ row: 1, column: 2 }, ids, columns);
  expect(placeOf(active, idsNow, columnsNow, first)).toEqual(place);
});

test('an active header cell stays in the header', () => {
  const header = cellAt({ row: -1, column: 1 }, ids, columns);
  expect(placeOf(header, ids, columns, first)).toEqual({ row: -1, column: 1 });
});

test('the initial active cell is the first one, or the header of an empty grid', () => {
  expect(placeOf(null, ids, columns, { row: 0, column: 1 })).toEqual({ row: 0, column: 1 });
  expect(placeOf(null, [], columns, { row: 0, column: 1 })).toEqual({ row: -1, column: 1 });
});
