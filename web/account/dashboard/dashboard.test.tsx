import { act, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { CUSTOMER } from '#web/gallery/customer-fixtures.ts';
import { daysAhead, LATE, shipmentRow } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { refusal, serve } from '#web/server-for-tests.ts';
import DashboardPage from './dashboard-page.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterPopover } from './filter-popover.tsx';
import { MyShipments } from './my-shipments.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ShipmentItem } from './shipment-item.tsx';
import { ShipmentToolbar } from './shipment-toolbar.tsx';
import type { ShipmentView } from './shipment-view.ts';
import { SpendingTable } from './spending-table.tsx';

const VIEW: ShipmentView = { q: '', status: [], mode: [], sort: 'attention' };
const FACETS = { status: { in_transit: 1284, customs: 2 }, mode: { sea: 3 } } as never;

test('a row shows number, route, status, delivery and price', () => {
  renderPiece(<ShipmentItem mayBook seesPrices shipment={shipmentRow(LATE)} />);
  const row = screen.getByRole('listitem');
  for (const text of ['GS104588210', 'in transit', '3 days late', '$2,760.50', 'Confirmed'])
    expect(within(row).getByText(text)).toBeDefined();
  expect(row.textContent).toContain('Shanghai, CN');
  expect(row.textContent).toContain('42% of the way');
});

test('a row can be tracked and booked again', () => {
  renderPiece(<ShipmentItem mayBook seesPrices shipment={shipmentRow()} />);
  expect(screen.getByRole('link', { name: 'Track GS104588210' }).getAttribute('href')).toBe(
    '/track/GS104588210',
  );
  expect(screen.getByRole('link', { name: 'Book again: GS104588210' }).getAttribute('href')).toBe(
    '/create-shipment?again=GS104588210',
  );
});

test('who may neither book nor see prices has no link and no column for it', () => {
  renderPiece(
    <ShipmentItem shipment={shipmentRow({ cost_cents: null })} mayBook={false} seesPrices={false} />,
  );
  expect(screen.queryByText('Cost')).toBeNull();
  expect(screen.queryByRole('link', { name: /Book again/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Track GS104588210' })).toBeDefined();
});

test('who may not see prices can’t sort by them', () => {
  renderPiece(<ShipmentToolbar view={VIEW} facets={null} seesPrices={false} onChange={() => {}} />);
  const orders = within(screen.getByRole('combobox', { name: 'Sort by' })).getAllByRole('option');
  expect(orders.map(({ textContent }) => textContent)).toEqual([
    'Needs attention first',
    'Arriving soonest',
    'Newest first',
  ]);
});

test('without filters there are no chips', () => {
  renderPiece(<FilterChips view={VIEW} onChange={() => {}} />);
  expect(screen.queryByRole('list')).toBeNull();
});

test.each([
  ['“rot”', { q: '' }],
  ['In transit', { status: ['customs'] }],
  ['Sea', { mode: [] }],
])('the chip %s removes only its own filter', async (label, change) => {
  const onChange = vi.fn();
  const view: ShipmentView = { ...VIEW, q: 'rot', status: ['in_transit', 'customs'], mode: ['sea'] };
  const { user } = renderPiece(<FilterChips view={view} onChange={onChange} />);
  await user.click(screen.getByRole('button', { name: `Remove filter ${label}` }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(change);
});

test('Clear all removes all filters', async () => {
  const onChange = vi.fn();
  const { user } = renderPiece(<FilterChips view={{ ...VIEW, q: 'rot' }} onChange={onChange} />);
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ q: '', status: [], mode: [] });
});

test('the filter says how many are chosen, and how many shipments each would find', async () => {
  const onChange = vi.fn();
  const { user } = renderPiece(
    <FilterPopover view={{ ...VIEW, status: ['customs'] }} facets={FACETS} onChange={onChange} />,
  );
  await user.click(screen.getByRole('button', { name: 'Filter, 1 selected' }));
  const status = within(await screen.findByRole('group', { name: 'Status' }));
  expect(status.getByRole<HTMLInputElement>('checkbox', { name: /customs/i }).checked).toBe(true);
  expect(status.getByText('1,284')).toBeDefined();
  await user.click(status.getByRole('checkbox', { name: /in transit/i }));
  expect(onChange).toHaveBeenLastCalledWith({ status: ['customs', 'in_transit'] });
  await user.click(status.getByRole('checkbox', { name: /customs/i }));
  expect(onChange).toHaveBeenLastCalledWith({ status: [] });
});

test('typing searches once it rests, without an entry in the history', () => {
  const onChange = vi.fn();
  vi.useFakeTimers();
  renderPiece(<ShipmentToolbar seesPrices view={VIEW} facets={null} onChange={onChange} />);
  const field = screen.getByRole('searchbox', { name: 'Search your shipments' });
  for (const value of ['r', 'ro', 'rott']) {
    fireEvent.change(field, { target: { value } });
    act(() => vi.advanceTimersByTime(200));
  }
  expect(onChange).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(50));
  expect(onChange.mock.calls).toEqual([[{ q: 'rott' }, { replace: true }]]);
});

test('the order can be changed', async () => {
  const onChange = vi.fn();
  const { user } = renderPiece(<ShipmentToolbar seesPrices view={VIEW} facets={null} onChange={onChange} />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Highest cost');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ sort: 'cost' });
});

test('nothing found can be cleared', async () => {
  const onClear = vi.fn();
  const { user } = renderPiece(<NothingFound onClear={onClear} />);
  await user.click(screen.getByRole('button'));
  expect(onClear).toHaveBeenCalledOnce();
});

test('spend is listed newest first, with the current month as unfinished', () => {
  const months = [
    { month: '2026-10', shipments: 0, spent_cents: 0, by_currency: [] },
    {
      month: '2026-11',
      shipments: 1284,
      spent_cents: 99,
      by_currency: [{ currency: 'EUR', spent_cents: 99 }],
    },
  ];
  renderPiece(<SpendingTable months={months} currency="EUR" />);
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    expect.stringMatching(/^November.* so far$/),
    expect.stringMatching(/^October/),
  ]);
  expect(
    within(rows[0] as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['1,284', '€0.99']);
  expect(rows[1]?.textContent).toContain('€0.00');
});

const PERSON = { ...CUSTOMER, expires_at: daysAhead(9_000) };

test('before the first booking, the list leads to it', async () => {
  serve({
    'people.session': () => PERSON,
    'shipments.mine': () => ({ shipments: [], next: null, total: 0 }),
  });
  renderPiece(<MyShipments />, { at: '/dashboard' });
  expect(await screen.findByText('No shipments yet')).toBeDefined();
  expect((await screen.findByRole('link', { name: 'Create Shipment' })).getAttribute('href')).toBe(
    '/create-shipment',
  );
});

test('shipments that could not be loaded can be retried', async () => {
  let attempts = 0;
  serve({
    'people.session': () => PERSON,
    'shipments.mine': () => {
      attempts += 1;
      if (attempts === 1) throw refusal('FORBIDDEN', '', 403);
      return { shipments: [shipmentRow()], next: null, total: 1, facets: FACETS };
    },
  });
  const { user } = renderPiece(<MyShipments />, { at: '/dashboard' });
  expect((await screen.findByRole('alert')).textContent).toContain('Your shipments could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Track GS104588210' })).toBeDefined();
});

test('staff have the command centre instead of a dashboard', async () => {
  serve({ 'people.session': () => ({ ...PERSON, role: 'dispatcher' }) });
  const { address } = renderPiece(
    <Routes>
      <Route path="/dashboard" element={<DashboardPage />} />
    </Routes>,
    { at: '/dashboard' },
  );
  await vi.waitFor(() => expect(address()).toBe('/admin'));
});
