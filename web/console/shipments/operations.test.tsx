import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setOnline } from '#web/browser-for-tests.ts';
import { publish } from '#web/live-for-tests.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { Operations } from './operations.tsx';
import { fleetRow } from './table/rows-for-tests.ts';

const ROWS = [
  fleetRow(),
  fleetRow({
    id: '01900000-0000-7000-8000-000000000002',
    tracking_number: 'GS104588228',
    client: '',
    transport_mode: null,
  }),
];
const FACETS = {
  all: 5_044,
  matching: { count: 2, capped: false },
  statuses: [{ status: 'in_transit', count: 2 }],
  modes: [{ mode: 'sea', count: 1 }],
  clients: [],
  unconfirmed: 0,
  late: 1,
  capped: false,
};

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // The virtualizer measures its box, which has no size in jsdom.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1800);
});

function open(responses: Parameters<typeof serve>[0] = {}, at = '/admin') {
  const calls = serve({
    'fleet.list': () => ({ shipments: ROWS, next: null }),
    'fleet.facets': () => FACETS,
    'views.mine': () => ({ views: [], layouts: [] }),
    ...responses,
  });
  const rendered = renderPiece(<Operations />, { at });
  const inputs = (operation: string) =>
    calls.filter((call) => call.operation === operation).map(({ input }) => input);
  const query = () => Object.fromEntries(new URLSearchParams(window.location.search));
  return { ...rendered, inputs, query };
}

const grid = () => screen.findByRole('grid', { name: 'Fleet' });
const row = (number: string) => screen.findByRole('row', { name: new RegExp(number) });

test('the grid shows each shipment, and how many of all are found', async () => {
  open();
  const cells = within(await row('GS104588228'))
    .getAllByRole('gridcell')
    .map((cell) => cell.textContent);
  expect(cells).toContain('—');
  expect(cells.some((cell) => cell?.endsWith(', Multi-modal'))).toBe(true);
  expect((await screen.findByText(/^2 of 5,044/)).textContent).toBe('2 of 5,044 shipments');
});

test('columns that the person hid stay hidden, their own row height counts', async () => {
  open({
    'views.mine': () => ({
      views: [],
      layouts: [{ grid: 'fleet', density: 'compact', hidden: ['cargo', 'client'] }],
    }),
  });
  const headers = within(await grid())
    .getAllByRole('columnheader')
    .map((header) => header.textContent);
  expect(headers).not.toContain('Cargo');
  expect(headers).toContain('Booked');
});

test('hiding a column takes effect at once and is saved', async () => {
  const { user, inputs } = open({ 'views.setLayout': () => ({}) });
  await grid();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Cargo' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('columnheader', { name: 'Cargo' })).toBeNull();
  await waitFor(() =>
    expect(inputs('views.setLayout')).toEqual([
      { grid: 'fleet', density: 'normal', hidden: ['mode', 'cost', 'updated', 'booked', 'cargo'] },
    ]),
  );
});

test('a layout that cannot be saved is reported', async () => {
  const { user } = open({ 'views.setLayout': lost });
  await grid();
  await user.click(screen.getByRole('button', { name: 'Density' }));
  await user.click(screen.getByRole('radio', { name: /Compact/ }));
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'Layout not saved' }]));
});

test('sorting is in the URL and sent to the server', async () => {
  const { user, query, inputs } = open();
  const header = within(await grid()).getByRole('columnheader', { name: 'Weight, kg' });
  await user.click(within(header).getByRole('button'));
  expect(query().sort).toMatch(/weight/);
  await waitFor(() => expect(inputs('fleet.list').at(-1)).toMatchObject({ sort: 'weight' }));
});

test('selecting rows offers to change their status, and Clear deselects them', async () => {
  const { user } = open();
  await grid();
  await user.click(screen.getByRole('checkbox', { name: /^Select all 2/ }));
  expect(await screen.findByText('2 selected')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Clear/ }));
  expect(screen.queryByText('2 selected')).toBeNull();
  expect(screen.queryAllByRole('row', { selected: true })).toEqual([]);
});

/** The bar has gone with the selection, and the focus would be lost with it. */
const focusIsInGrid = async () => {
  const fleet = await grid();
  await waitFor(() => expect(fleet.contains(document.activeElement)).toBe(true));
};

test('after Clear the focus is in the grid again', async () => {
  const { user } = open();
  await grid();
  await user.click(screen.getByRole('checkbox', { name: /^Select all 2/ }));
  screen.getByRole('button', { name: /^Clear/ }).focus();
  await user.keyboard('{Enter}');
  await focusIsInGrid();
});

test('after the statuses of a selection are set, the focus is in the grid again', async () => {
  const { user } = open({
    'shipments.changeStatuses': () => ({
      results: ROWS.map(({ tracking_number }) => ({ tracking_number, outcome: 'changed' })),
    }),
  });
  await grid();
  await user.click(screen.getByRole('checkbox', { name: /^Select all 2/ }));
  await user.click(screen.getByRole('button', { name: 'Set status' }));
  await user.click(await screen.findByRole('menuitemradio', { name: /delivered/i }));
  await user.click(await screen.findByRole('button', { name: /^Set 2/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await focusIsInGrid();
});

test('with more results than rows, it says that only the loaded ones are selected', async () => {
  const { user } = open({ 'fleet.facets': () => ({ ...FACETS, matching: { count: 4812, capped: false } }) });
  await grid();
  await screen.findByText(/^4,812 of 5,044/);
  await user.click(screen.getByRole('checkbox', { name: /^Select all 2/ }));
  expect(await screen.findByText('All 2 loaded shipments selected, of 4,812 results')).toBeDefined();
});

test('a changed filter drops the selection', async () => {
  const { user } = open();
  await grid();
  await user.click(screen.getByRole('checkbox', { name: /^Select all 2/ }));
  await user.type(screen.getByRole('searchbox'), 'lamp');
  await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
});

test('a selected row that leaves the view with a colleague’s change is no longer selected', async () => {
  const [selected, other] = ROWS.map((row) => ({ ...row, status: 'customs' as const }));
  if (!selected || !other) throw new Error('no rows');
  const delivered = { ...selected, status: 'delivered' as const, version: selected.version + 1 };
  let isDelivered = false;
  const { user } = open(
    {
      'fleet.list': (input) => {
        const { tracking_number: only } = input as { tracking_number?: string[] };
        if (only) return { shipments: [delivered], next: null };
        return { shipments: isDelivered ? [other] : [selected, other], next: null };
      },
    },
    '/admin?status=customs',
  );
  const { tracking_number } = selected;
  await user.click(within(await row(tracking_number)).getByRole('checkbox'));
  expect(await screen.findByText('1 selected')).toBeDefined();
  isDelivered = true;
  act(() =>
    publish('fleet', { event: 'changed', data: { tracking_number, status: 'delivered', by_id: null } }),
  );
  await user.click(await screen.findByRole('button', { name: /^1.update, apply$/ }));
  await waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(tracking_number) })).toBeNull());
  expect(screen.queryByText(/ selected$/)).toBeNull();
});

test.each(['map', 'both'])('with the view %s, which has no checkboxes, nothing is selected', async (show) => {
  const { user } = open({ 'fleet.positions': () => new Promise(() => {}) });
  await grid();
  await user.click(screen.getByRole('checkbox', { name: /^Select all 2/ }));
  expect(await screen.findByText('2 selected')).toBeDefined();
  await act(async () => {
    window.history.pushState(null, '', `/admin?show=${show}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
  expect(screen.queryByRole('region', { name: 'Selected shipments' })).toBeNull();
});

test.each([
  ['', 'No shipments yet', 'link', 'Create Shipment'],
  ['?status=customs', 'No shipments in customs', 'button', 'Show all'],
  ['?q=lamps', 'No shipments found', 'button', 'Clear filters'],
] as const)('without rows%s: %s', async (search, title, role, name) => {
  open({ 'fleet.list': () => ({ shipments: [], next: null }) }, `/admin${search}`);
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.getAllByRole(role, { name }).length).toBeGreaterThan(0);
});

test('when the fleet cannot be loaded, a toast and the screen say so', async () => {
  let attempts = 0;
  const { user } = open({
    'fleet.list': () => {
      attempts += 1;
      return attempts === 1 ? lost() : { shipments: ROWS, next: null };
    },
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(shownToasts()).toMatchObject([{ title: 'System Error' }]);
  await user.click(retry);
  expect(await row('GS104588210')).toBeDefined();
});

test('offline, the rows of another view are not shown for those of this one', async () => {
  const { user } = open();
  await row('GS104588210');
  act(() => setOnline(false));
  await user.type(screen.getByRole('searchbox'), 'lamp');
  expect(await screen.findByText('The fleet will appear when you’re back online.')).toBeDefined();
  expect(screen.queryByRole('row', { name: /GS104588210/ })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Export CSV' }).disabled).toBe(true);
});

test('offline, the status of a row cannot be changed', async () => {
  open();
  const status = within(await row('GS104588210')).getByRole('button', { name: /, change$/ });
  act(() => setOnline(false));
  expect(status.getAttribute('aria-disabled')).toBe('true');
});

test('on a phone the fleet is a list of cards, without columns to choose', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  open();
  const cards = within(await screen.findByRole('list', { name: 'Fleet' })).getAllByRole('listitem');
  expect(cards).toHaveLength(2);
  expect(cards[0]?.textContent).toMatch(/GS104588210.*in transit.*Brandt Imports.*ETA/);
  expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull();
});

const views = { views: [{ name: 'My lamps', address: '?q=lamps' }], layouts: [] };

async function openViews(responses: Parameters<typeof serve>[0] = {}, at = '/admin') {
  const opened = open({ 'views.mine': () => views, ...responses }, at);
  await grid();
  await opened.user.click(screen.getByRole('button', { name: /^View: / }));
  return opened;
}

test('a saved view is applied, and the button names it', async () => {
  const { user, query } = await openViews();
  await user.click(screen.getByRole('button', { name: 'My lamps' }));
  expect(query().q).toBe('lamps');
  expect(await screen.findByRole('button', { name: 'View: My lamps' })).toBeDefined();
});

test('a standard view is applied', async () => {
  const { user, query } = await openViews();
  const standard = within(screen.getByRole('list', { name: 'Standard views' })).getAllByRole('button');
  await user.click(standard.at(-1) as HTMLElement);
  expect(Object.keys(query()).length).toBeGreaterThan(0);
  expect(screen.queryByRole('dialog', { name: 'Views' })).toBeNull();
});

test('the current view is saved under a name, trimmed', async () => {
  const { user, inputs } = await openViews({ 'views.save': () => ({}) }, '/admin?q=ott');
  await user.type(screen.getByRole('textbox', { name: 'Save current view as' }), ' Otts {Enter}');
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'View saved', description: 'Otts' }]));
  expect(inputs('views.save')).toEqual([{ name: 'Otts', address: '?q=ott' }]);
});

test('a view needs a name', async () => {
  const { user, inputs } = await openViews();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Give the view a name.');
  expect(inputs('views.save')).toEqual([]);
});

test('a view is removed, or a toast says that it was not', async () => {
  let attempts = 0;
  const { user, inputs } = await openViews({
    'views.remove': () => {
      attempts += 1;
      return attempts === 1 ? lost() : {};
    },
  });
  await user.click(screen.getByRole('button', { name: 'Remove view My lamps' }));
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'View not removed' }]));
  await user.click(screen.getByRole('button', { name: 'Remove view My lamps' }));
  await waitFor(() => expect(inputs('views.remove')).toEqual([{ name: 'My lamps' }, { name: 'My lamps' }]));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Your views'));
});

test('a name that a view already has is said to replace it', async () => {
  const { user } = await openViews();
  const name = screen.getByRole('textbox', { name: 'Save current view as' });
  await user.type(name, 'My lamp');
  expect(screen.queryByText('Replaces your view of this name.')).toBeNull();
  await user.type(name, 's');
  expect(screen.getByText('Replaces your view of this name.')).toBeDefined();
});

test('views that cannot be loaded are said to be missing', async () => {
  await openViews({ 'views.mine': lost });
  expect(screen.getByText('Your views could not be loaded.')).toBeDefined();
});

test('a change that arrives live is fetched by its number, however much else has changed since', async () => {
  const [row] = ROWS as [(typeof ROWS)[number], ...typeof ROWS];
  const { tracking_number } = row;
  const { inputs } = open({
    'fleet.list': (input) => {
      const { tracking_number: only } = input as { tracking_number?: string[] };
      if (only) return { shipments: [{ ...row, cargo_weight: 77.25, version: row.version + 1 }], next: null };
      return { shipments: ROWS, next: null };
    },
  });
  await screen.findByRole('row', { name: new RegExp(tracking_number) });
  act(() =>
    publish('fleet', { event: 'changed', data: { tracking_number, status: row.status, by_id: null } }),
  );
  await waitFor(() =>
    expect(inputs('fleet.list').at(-1)).toMatchObject({ tracking_number: [tracking_number] }),
  );
  const changed = await screen.findByRole('row', { name: new RegExp(tracking_number) });
  await waitFor(() => expect(changed.textContent).toContain('77.25'));
});
