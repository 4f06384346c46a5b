import type { KeyboardEvent, MouseEvent } from 'react';
import { actionOf, HEADER_ROW, type Place, targetCell } from './grid-keys.ts';
import type { RowChoice } from './use-row-choice.ts';

interface GridEvents {
  ids: readonly string[];
  /** Includes the checkbox column. */
  columnCount: number;
  /** Rows per screen, for Page Up and Page Down. */
  page: number;
  place: Place;
  activate: (to: Place, how: { focus: boolean }) => void;
  /** Undefined without row selection. */
  choice: RowChoice | undefined;
  onOpen: ((id: string) => void) | undefined;
  onOpenPage: ((id: string) => void) | undefined;
  /** Column index by shortcut letter; the letter activates the column's control. */
  letters: Record<string, number>;
}

/** The grid's key and click handlers. Events inside a menu opened by a cell are left to the menu. */
export function useGridEvents({
  ids,
  columnCount,
  page,
  place,
  activate,
  choice,
  onOpen,
  onOpenPage,
  letters,
}: GridEvents) {
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const cell = cellOf(event);
    if (!cell || event.defaultPrevented) return;
    const letter = event.ctrlKey || event.metaKey || event.altKey ? undefined : letters[event.key];
    if (letter !== undefined) {
      const control = controlOf(cell.parentElement?.querySelector(`[data-cell="${letter}"]`));
      if (!control || place.row === HEADER_ROW) return;
      event.preventDefault();
      activate({ ...place, column: letter }, { focus: true });
      control.click();
      return;
    }
    const to = targetCell(place, event, { rows: ids.length, columns: columnCount, page });
    if (to) {
      event.preventDefault();
      const [from, until] = [ids[place.row], ids[to.row]];
      if (choice && event.shiftKey && from !== undefined && until !== undefined && to.row !== place.row)
        choice.extend(from, until);
      else choice?.endRange();
      activate(to, { focus: true });
      return;
    }
    if (act(event, cell)) event.preventDefault();
  };

  const act = (event: KeyboardEvent, cell: HTMLElement): boolean => {
    const id = ids[place.row];
    const control = controlOf(cell);
    switch (actionOf(event)) {
      case 'open':
        if (control) control.click();
        else if (id !== undefined) onOpen?.(id);
        return true;
      case 'page':
        if (id === undefined || !onOpenPage) return false;
        onOpenPage(id);
        return true;
      case 'control':
        control?.click();
        return true;
      case 'select':
        if (id === undefined) control?.click();
        else choice?.toggle(id);
        return true;
      case 'edit':
        if (id !== undefined) onOpen?.(id);
        return true;
      case 'leave':
        if (event.target === cell) return false;
        cell.focus();
        return true;
      default:
        return false;
    }
  };

  const onClick = (event: MouseEvent<HTMLTableElement>) => {
    const cell = cellOf(event);
    if (!cell) return;
    const row = rowNumberOf(cell);
    activate({ row, column: Number(cell.dataset.cell) }, { focus: !isField(event.target) });
    if (!choice || !('choosing' in cell.dataset)) return;
    const id = ids[row];
    if (row === HEADER_ROW) choice.toggleAll();
    else if (id !== undefined && event.shiftKey) choice.extend(ids[place.row] ?? id, id);
    else if (id !== undefined) choice.toggle(id);
  };

  return { onKeyDown, onClick };
}

/** The cell in which an event happened. Null for events from portals outside the grid. */
function cellOf(event: KeyboardEvent<HTMLElement> | MouseEvent<HTMLElement>): HTMLElement | null {
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLElement || target instanceof SVGElement)) return null;
  return currentTarget.contains(target) ? target.closest<HTMLElement>('[data-cell]') : null;
}

function rowNumberOf(cell: HTMLElement): number {
  return Number(cell.parentElement?.getAttribute('aria-rowindex')) - 2;
}

/** The control that Enter activates in a cell. */
function controlOf(cell: Element | null | undefined): HTMLElement | null {
  return cell?.querySelector<HTMLElement>('[data-control]') ?? null;
}

function isField(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.matches('select, textarea, input:not([type="checkbox"])');
}
