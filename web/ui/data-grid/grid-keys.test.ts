import { expect, test } from 'vitest';
import { actionOf, type KeyPress, targetCell } from './grid-keys.ts';

const extent = { rows: 100, columns: 6, page: 16 };

test.each<[string, [number, number], KeyPress, [number, number] | null]>([
  ['down', [4, 2], { key: 'ArrowDown' }, [5, 2]],
  ['down with j', [4, 2], { key: 'j' }, [5, 2]],
  ['up', [4, 2], { key: 'ArrowUp' }, [3, 2]],
  ['up with k', [4, 2], { key: 'k' }, [3, 2]],
  ['up into the header', [0, 2], { key: 'ArrowUp' }, [-1, 2]],
  ['stays in the header', [-1, 2], { key: 'ArrowUp' }, [-1, 2]],
  ['down out of the header', [-1, 2], { key: 'ArrowDown' }, [0, 2]],
  ['stays in the last row', [99, 2], { key: 'ArrowDown' }, [99, 2]],
  ['left', [4, 2], { key: 'ArrowLeft' }, [4, 1]],
  ['does not wrap at the left edge', [4, 0], { key: 'ArrowLeft' }, [4, 0]],
  ['does not wrap at the right edge', [4, 5], { key: 'ArrowRight' }, [4, 5]],
  ['to the first cell of the row', [4, 3], { key: 'Home' }, [4, 0]],
  ['to the last cell of the row', [4, 3], { key: 'End' }, [4, 5]],
  ['to the first row', [40, 3], { key: 'Home', ctrlKey: true }, [0, 0]],
  ['to the last row', [40, 3], { key: 'End', metaKey: true }, [99, 5]],
  ['a page down', [4, 3], { key: 'PageDown' }, [20, 3]],
  ['a page down at the end', [95, 3], { key: 'PageDown' }, [99, 3]],
  ['a page up', [40, 3], { key: 'PageUp' }, [24, 3]],
  ['a page up stops at the first row', [4, 3], { key: 'PageUp' }, [0, 3]],
  ['ignores other letters', [4, 3], { key: 'q' }, null],
  ['ignores browser shortcuts with Alt', [4, 3], { key: 'ArrowLeft', altKey: true }, null],
  ['ignores Ctrl and a letter', [4, 3], { key: 'j', ctrlKey: true }, null],
])('%s', (_, [row, column], press, to) => {
  expect(targetCell({ row, column }, press, extent)).toEqual(to && { row: to[0], column: to[1] });
});

test('without rows, focus stays in the header', () => {
  expect(targetCell({ row: -1, column: 0 }, { key: 'ArrowDown' }, { ...extent, rows: 0 })).toEqual({
    row: -1,
    column: 0,
  });
});

test.each<[KeyPress, ReturnType<typeof actionOf>]>([
  [{ key: 'Enter' }, 'open'],
  [{ key: 'F2' }, 'control'],
  [{ key: ' ' }, 'select'],
  [{ key: 'x' }, 'select'],
  [{ key: 'e' }, 'edit'],
  [{ key: 'Escape' }, 'leave'],
  [{ key: 'x', ctrlKey: true }, null],
  [{ key: 'Enter', ctrlKey: true }, 'page'],
  [{ key: 'Enter', metaKey: true }, 'page'],
  [{ key: 'a' }, null],
])('%o does %s', (press, action) => {
  expect(actionOf(press)).toBe(action);
});
