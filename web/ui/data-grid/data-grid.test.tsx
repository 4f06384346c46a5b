import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { DataGrid } from './data-grid.tsx';
import type { GridColumn, GridSort } from './grid-column.ts';
import type { GridProps } from './grid-props.ts';
import type { Choice } from './row-choice.ts';

interface Client {
  id: string;
  name: string;
  shipments: number;
}

const CLIENTS: Client[] = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'].map((name, place) => ({
  id: `c${place}`,
  name,
  shipments: 10 * place,
}));

const onStatus = vi.fn();
const COLUMNS: GridColumn<Client>[] = [
  { id: 'name', header: 'Name', width: 200, firstSort: 'ascending', cell: ({ name }) => name },
  {
    id: 'shipments',
    header: 'Shipments',
    width: 100,
    align: 'right',
    firstSort: 'descending',
    cell: ({ shipments }) => shipments,
  },
  {
    id: 'status',
    header: 'Status',
    width: 100,
    cell: ({ name }) => (
      <button type="button" tabIndex={-1} data-control="" onClick={() => onStatus(name)}>
        Active
      </button>
    ),
  },
];
const idOf = ({ id }: Client) => id;

beforeEach(() => {
  onStatus.mockReset();
  // The virtualizer measures its box, which has no size in jsdom.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
});

function Clients(
  props: Partial<GridProps<Client>> & { selectable?: boolean; onChosen?: (chosen: Choice) => void },
) {
  const { selectable = false, onChosen, ...rest } = props;
  const [sort, setSort] = useState<GridSort | null>(null);
  const [chosen, setChosen] = useState<Choice>(new Set());
  return (
    <>
      <button type="button">Before</button>
      <DataGrid
        label="Clients"
        rows={CLIENTS}
        idOf={idOf}
        columns={COLUMNS}
        sort={sort}
        onSort={setSort}
        density="normal"
        total={CLIENTS.length}
        {...(selectable && {
          choosing: {
            chosen,
            onChoose: (next: Choice) => {
              setChosen(next);
              onChosen?.(next);
            },
            all: 'Select all 5 loaded clients',
          },
        })}
        {...rest}
      />
      <button type="button">After</button>
    </>
  );
}

const grid = () => screen.getByRole('grid', { name: 'Clients' });
const focused = () => document.activeElement?.textContent;
const chosenRows = () =>
  screen.getAllByRole('row', { selected: true }).map((row) => within(row).getByRole('rowheader').textContent);

async function entered(props: Parameters<typeof Clients>[0] = {}) {
  const rendered = renderPiece(<Clients {...props} />);
  await rendered.user.tab();
  await rendered.user.tab();
  return rendered;
}

test('says how many rows and columns there are, also those that are not loaded', () => {
  renderPiece(<Clients total={300} />);
  expect(grid().getAttribute('aria-rowcount')).toBe('301');
  expect(grid().getAttribute('aria-colcount')).toBe('3');
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'))).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
  ]);
});

const MANY: Client[] = Array.from({ length: 600 }, (_, place) => ({
  id: `m${place}`,
  name: `Client ${place}`,
  shipments: place,
}));

test('prints all loaded rows, not only those in view, and says when there are more', () => {
  renderPiece(<Clients rows={MANY} total={800} />);
  const drawn = screen.getAllByRole('row').length;
  expect(drawn).toBeLessThan(100);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getAllByRole('row')).toHaveLength(601);
  expect(screen.getByText('The first 600 rows. Export the list for all of them.')).toBeDefined();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.getAllByRole('row')).toHaveLength(drawn);
});

test('a print has the columns that yield on a narrow screen, too', () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(350);
  const yielding = COLUMNS.map((column) => (column.id === 'shipments' ? { ...column, yields: 1 } : column));
  renderPiece(<Clients columns={yielding} />);
  expect(screen.queryByRole('columnheader', { name: 'Shipments' })).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByRole('columnheader', { name: 'Shipments' })).toBeDefined();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('columnheader', { name: 'Shipments' })).toBeNull();
});

test('where the number of all rows is unknown, a print does not claim that there are more', () => {
  renderPiece(<Clients total={null} />);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(
    screen.getByText('These are the 5 rows loaded so far. Export the list for all of them.'),
  ).toBeDefined();
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

test('with all rows loaded, a print mentions no others', () => {
  renderPiece(<Clients />);
  expect(screen.queryByText(/Export the list/)).toBeNull();
});

test('an unknown total is -1', () => {
  renderPiece(<Clients total={null} />);
  expect(grid().getAttribute('aria-rowcount')).toBe('-1');
});

test('is one Tab stop: in at the first cell, out behind it', async () => {
  const { user } = await entered();
  expect(focused()).toBe('Ada');
  await user.tab();
  expect(focused()).toBe('After');
  await user.tab({ shift: true });
  expect(focused()).toBe('Ada');
});

test('arrow keys move between cells, and stop at the edges', async () => {
  const { user } = await entered();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  expect(focused()).toBe('20');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(focused()).toBe('Cleo');
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(focused()).toBe('Name');
});

test('Home, End and the same with Ctrl move to the ends of the row and of the grid', async () => {
  const { user } = await entered();
  await user.keyboard('{End}');
  expect(focused()).toBe('Active');
  await user.keyboard('{Control>}{End}{/Control}{Home}');
  expect(focused()).toBe('Emil');
  await user.keyboard('{Control>}{Home}{/Control}');
  expect(focused()).toBe('Ada');
});

test('the way back into the grid leads to the cell that was left', async () => {
  const { user } = await entered();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await user.tab();
  await user.tab({ shift: true });
  expect(focused()).toBe('Cleo');
});

test('a header sorts by its first direction, then the other, then not at all', async () => {
  const { user } = renderPiece(<Clients />);
  const header = () => screen.getByRole('columnheader', { name: 'Shipments' });
  const press = () => user.click(within(header()).getByRole('button'));
  expect(header().getAttribute('aria-sort')).toBe('none');
  await press();
  expect(header().getAttribute('aria-sort')).toBe('descending');
  await press();
  expect(header().getAttribute('aria-sort')).toBe('ascending');
  await press();
  expect(header().getAttribute('aria-sort')).toBe('none');
});

test('Enter on a header sorts; a column that cannot be sorted says nothing of it', async () => {
  const { user } = await entered();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
  expect(screen.getByRole('columnheader', { name: 'Status' }).getAttribute('aria-sort')).toBeNull();
});

test('Enter opens the row; on a cell with a control it presses that instead', async () => {
  const onOpen = vi.fn();
  const { user } = await entered({ onOpen });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('c1');
  await user.keyboard('{End}{Enter}');
  expect(onStatus).toHaveBeenCalledExactlyOnceWith('Ben');
  expect(onOpen).toHaveBeenCalledOnce();
});

test('e opens the row from any cell; with Ctrl it is left to the browser', async () => {
  const onOpen = vi.fn();
  const { user } = await entered({ onOpen });
  await user.keyboard('{End}e');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('c0');
  await user.keyboard('{Control>}e{/Control}');
  expect(onOpen).toHaveBeenCalledOnce();
});

test('Ctrl and Enter open the page of the row', async () => {
  const onOpen = vi.fn();
  const onOpenPage = vi.fn();
  const { user } = await entered({ onOpen, onOpenPage });
  await user.keyboard('{End}{Control>}{Enter}{/Control}');
  expect(onOpenPage).toHaveBeenCalledExactlyOnceWith('c0');
  expect(onOpen).not.toHaveBeenCalled();
});

test('a letter presses the control of its column', async () => {
  const { user } = await entered({ letters: { s: 'status' } });
  await user.keyboard('{ArrowDown}s');
  expect(onStatus).toHaveBeenCalledExactlyOnceWith('Ben');
});

test('x and the space bar select rows', async () => {
  const { user } = await entered({ selectable: true });
  await user.keyboard('x{ArrowDown}{ArrowDown} ');
  expect(chosenRows()).toEqual(['Ada', 'Cleo']);
  await user.keyboard('x');
  expect(chosenRows()).toEqual(['Ada']);
});

test('Shift with an arrow key selects a range, and shrinks it again', async () => {
  const { user } = await entered({ selectable: true });
  await user.keyboard('{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(chosenRows()).toEqual(['Ben', 'Cleo', 'Dora']);
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(chosenRows()).toEqual(['Ben', 'Cleo']);
});

test('a click on a checkbox selects, with Shift all rows between', async () => {
  const { user } = renderPiece(<Clients selectable />);
  await user.click(screen.getByRole('checkbox', { name: 'Select c1' }));
  expect(chosenRows()).toEqual(['Ben']);
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select c3' }));
  await user.keyboard('{/Shift}');
  expect(chosenRows()).toEqual(['Ben', 'Cleo', 'Dora']);
});

test('the checkbox of the header selects all loaded rows, or none, and is mixed between', async () => {
  const onChosen = vi.fn();
  const { user } = renderPiece(<Clients selectable onChosen={onChosen} />);
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all 5 loaded clients' });
  await user.click(screen.getByRole('checkbox', { name: 'Select c1' }));
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  await user.click(all);
  expect([all.checked, all.indeterminate]).toEqual([true, false]);
  expect(onChosen.mock.lastCall?.[0].size).toBe(5);
  await user.click(all);
  expect(onChosen.mock.lastCall?.[0].size).toBe(0);
});

test('without selection there are no checkboxes, and x does nothing', async () => {
  const { user } = await entered();
  await user.keyboard('x');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(grid().getAttribute('aria-multiselectable')).toBeNull();
});

test('when the focused row moves, the focus moves with it', async () => {
  const { user, rerender } = await entered();
  await user.keyboard('{ArrowDown}');
  rerender(<Clients rows={CLIENTS.toReversed()} />);
  expect(focused()).toBe('Ben');
});

test('when the focused row is gone, the focus stays in the grid', async () => {
  const { user, rerender } = await entered();
  await user.keyboard('{ArrowDown}');
  rerender(<Clients rows={CLIENTS.filter(({ name }) => name !== 'Ben')} />);
  expect(grid().contains(document.activeElement)).toBe(true);
});

test('near the end of the loaded rows, the next page is requested', () => {
  const onNearEnd = vi.fn();
  renderPiece(<Clients onNearEnd={onNearEnd} total={300} />);
  expect(onNearEnd).toHaveBeenCalled();
});

test('no rows, nothing to ask for', () => {
  const onNearEnd = vi.fn();
  renderPiece(<Clients rows={[]} onNearEnd={onNearEnd} total={0} />);
  expect(onNearEnd).not.toHaveBeenCalled();
  expect(grid().getAttribute('aria-rowcount')).toBe('1');
});

test('a row changed by somebody else is marked', () => {
  renderPiece(<Clients toneOf={(id) => (id === 'c2' ? 'news' : undefined)} />);
  const marked = screen.getAllByRole('row').filter((row) => row.dataset.tone === 'news');
  expect(marked.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['Cleo']);
});
