/** A cell's position. Row -1 is the header. */
export interface Place {
  row: number;
  column: number;
}

interface Extent {
  rows: number;
  columns: number;
  /** Rows per screen, for Page Up and Page Down. */
  page: number;
}

/** The subset of KeyboardEvent that is used. */
export interface KeyPress {
  key: string;
  ctrlKey?: boolean;
  metaKey?: boolean;
  altKey?: boolean;
}

export const HEADER_ROW = -1;

/** The position after a navigation key of the ARIA APG's grid (or j, k). Null for any other key. */
export function targetCell(place: Place, press: KeyPress, extent: Extent): Place | null {
  if (press.altKey) return null;
  const target = isCommand(press) ? cornerFor(press.key, extent) : neighbourFor(press.key, place, extent);
  return target && within(target, extent);
}

function neighbourFor(key: string, { row, column }: Place, { columns, page }: Extent): Place | null {
  switch (key) {
    case 'ArrowUp':
    case 'k':
      return { row: row - 1, column };
    case 'ArrowDown':
    case 'j':
      return { row: row + 1, column };
    case 'ArrowLeft':
      return { row, column: column - 1 };
    case 'ArrowRight':
      return { row, column: column + 1 };
    case 'Home':
      return { row, column: 0 };
    case 'End':
      return { row, column: columns - 1 };
    case 'PageUp':
      return { row: Math.max(0, row - page), column };
    case 'PageDown':
      return { row: row + page, column };
    default:
      return null;
  }
}

/** Ctrl with Home or End moves to the first or last loaded cell. */
function cornerFor(key: string, { rows, columns }: Extent): Place | null {
  if (key === 'Home') return { row: 0, column: 0 };
  if (key === 'End') return { row: rows - 1, column: columns - 1 };
  return null;
}

function within({ row, column }: Place, { rows, columns }: Extent): Place {
  return {
    row: Math.min(Math.max(row, HEADER_ROW), rows - 1),
    column: Math.min(Math.max(column, 0), columns - 1),
  };
}

function isCommand({ ctrlKey, metaKey }: KeyPress) {
  return Boolean(ctrlKey || metaKey);
}

type GridAction = 'open' | 'page' | 'control' | 'select' | 'edit' | 'leave';

const ACTIONS: Record<string, GridAction> = {
  Enter: 'open',
  F2: 'control',
  ' ': 'select',
  x: 'select',
  e: 'edit',
  Escape: 'leave',
};

/** The action that a key triggers on the active cell, if any. */
export function actionOf(press: KeyPress): GridAction | null {
  if (press.altKey) return null;
  if (isCommand(press)) return press.key === 'Enter' ? 'page' : null;
  return ACTIONS[press.key] ?? null;
}
