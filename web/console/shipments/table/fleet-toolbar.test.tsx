import { screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { LATE, LONG_WORD, NOW } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { type Facet, FacetPopover } from './facets/facet-popover.tsx';
import { fleetFacets } from './facets/fleet-facet-list.tsx';
import type { FleetFacets } from './facets/use-fleet-facets.ts';
import { FleetCard } from './fleet-card.tsx';
import { FleetChips } from './fleet-chips.tsx';
import { FleetCount } from './fleet-count.tsx';
import { FleetSearch } from './fleet-search.tsx';
import { type FleetView, NO_FILTER } from './fleet-view.ts';
import { NoShipmentsFound } from './no-shipments-found.tsx';
import { fleetRow } from './rows-for-tests.ts';
import { ShortEta } from './short-eta.tsx';
import { UpdatesPill } from './updates-pill.tsx';

const VIEW: FleetView = { ...NO_FILTER, q: '', sort: null };

function Status({ chosen = [], onChoose = () => {} }: Partial<Facet>) {
  return (
    <FacetPopover
      facet={{
        name: 'Status',
        options: [
          { value: 'pending', label: 'Pending', count: 1284 },
          { value: 'customs', label: 'Customs', count: null },
        ],
        chosen,
        onChoose,
        note: 'Counts cover all shipments.',
      }}
    />
  );
}

test('a filter shows its options with what each would find', async () => {
  const { user } = renderPiece(<Status />);
  await user.click(screen.getByRole('button', { name: 'Status' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Status' }));
  expect(panel.getByText('1,284')).toBeDefined();
  expect(panel.getByText('Counts cover all shipments.')).toBeDefined();
});

test('several options can be chosen, each at once', async () => {
  const onChoose = vi.fn();
  const { user } = renderPiece(<Status chosen={['pending']} onChoose={onChoose} />);
  await user.click(screen.getByRole('button', { name: 'Status, 1 selected' }));
  await user.click(await screen.findByRole('checkbox', { name: /Customs/ }));
  expect(onChoose).toHaveBeenLastCalledWith(['pending', 'customs']);
  await user.click(screen.getByRole('checkbox', { name: /Pending/ }));
  expect(onChoose).toHaveBeenLastCalledWith([]);
});

test.each([
  ['while branches load, their filter has its place', undefined, true],
  ['branches have a filter', [{ code: 'RTM', name: 'Rotterdam' }], true],
  ['without branches there is no filter by branch', [], false],
])('%s', (_, branches, isShown) => {
  const names = fleetFacets(VIEW, () => {}, undefined, branches).map(({ name }) => name);
  expect(names.includes('Branch')).toBe(isShown);
});

function Chips({
  view,
  onChange = () => {},
}: {
  view: Partial<FleetView>;
  onChange?: (change: object) => void;
}) {
  return <FleetChips view={{ ...VIEW, ...view }} onChange={onChange} facets={undefined} />;
}

test('a view without filters has no chips', () => {
  renderPiece(<Chips view={{}} />);
  expect(screen.queryByRole('list', { name: 'Filters' })).toBeNull();
});

test.each<[string, Partial<FleetView>, object]>([
  ['“valves”', { q: 'valves' }, { q: '' }],
  ['Pending', { status: ['pending', 'customs'] }, { status: ['customs'] }],
  ['Air', { mode: ['air'] }, { mode: [] }],
  ['Late', { late: true, mode: ['sea'] }, { late: false }],
  ['To confirm', { unconfirmed: true, mode: ['sea'] }, { unconfirmed: false }],
  ['Branch RTM', { branch: ['RTM', 'LAX'] }, { branch: ['LAX'] }],
  ['One client', { client: ['01900000-0000-7000-8000-000000000001'] }, { client: [] }],
])('the chip %s removes its filter alone', async (label, view, change) => {
  const onChange = vi.fn();
  const { user } = renderPiece(<Chips view={view} onChange={onChange} />);
  await user.click(screen.getByRole('button', { name: `Remove filter ${label}` }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(change);
});

test('a view with a name is one chip', () => {
  renderPiece(<Chips view={{ status: ['delivered'], since: 'month' }} />);
  const chips = screen.getAllByRole('button', { name: /^Remove filter/ });
  expect(chips.map((chip) => chip.textContent)).toEqual(['Delivered this month']);
});

test('Clear filters clears the search as well', async () => {
  const onChange = vi.fn();
  const { user } = renderPiece(<Chips view={{ q: 'valves', late: true }} onChange={onChange} />);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...NO_FILTER, q: '' });
});

test('the search waits for a pause, and says its shortcut', async () => {
  const onChange = vi.fn();
  const { user } = renderPiece(<FleetSearch q="" onChange={onChange} input={createRef()} />);
  const field = screen.getByRole('searchbox', { name: 'Search shipments' });
  expect(field.getAttribute('aria-keyshortcuts')).toBe('/');
  await user.type(field, 'valves');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(onChange.mock.calls).toEqual([[{ q: 'valves' }, { replace: true }]]);
});

function nothing(view: Partial<FleetView>) {
  const onClear = vi.fn();
  const piece = <NoShipmentsFound view={{ ...VIEW, ...view }} facets={undefined} onClear={onClear} />;
  return { onClear, ...renderPiece(piece) };
}

test('without any shipment, one can be created', () => {
  nothing({});
  expect(screen.getByText('No shipments yet')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Create Shipment' })).toBeDefined();
});

test.each([
  [{ late: true }, 'No late shipments'],
  [{ status: ['customs'] }, 'No shipments in customs'],
  [{ today: true }, 'No shipments arriving today'],
  [{ silent: true }, 'All vehicles are reporting'],
  [{ unconfirmed: true }, 'No bookings to confirm'],
] as const)('an empty view %o says so and shows all', async (view, title) => {
  const { user, onClear } = nothing(view);
  expect(screen.getByText(title)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(onClear).toHaveBeenCalledOnce();
});

test('filters without a result are named', async () => {
  const { user, onClear } = nothing({ q: 'lamps', status: ['customs', 'pending'], mode: ['sea'] });
  expect(screen.getByText('No shipments found')).toBeDefined();
  expect(screen.getByText('Filters: “lamps”, Customs, Pending, and Sea.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(onClear).toHaveBeenCalledOnce();
});

test('without a result, the owner is named as in the chips', async () => {
  const user_id = '01900000-0000-7000-8000-000000000009';
  serve({ 'people.list': () => ({ people: [{ user_id, full_name: 'Ben Ott' }], next: null }) });
  nothing({ owner: [user_id], label: ['VIP'] });
  expect(await screen.findByText('Filters: Owner Ben Ott and Label VIP.')).toBeDefined();
});

const counts = (count: number) => ({ all: 408, matching: { count, capped: false } }) as FleetFacets;

test('changed rows that no longer match are counted apart, until the list is refreshed', async () => {
  const onRefresh = vi.fn();
  const { user, rerender } = renderPiece(
    <FleetCount facets={counts(0)} stillShown={12} onRefresh={onRefresh} />,
  );
  expect(screen.getByRole('status').textContent).toMatch(
    /^0 of 408 shipments, and 12.changed ones still shown$/,
  );
  await user.click(screen.getByRole('button', { name: 'Refresh list' }));
  expect(onRefresh).toHaveBeenCalledOnce();
  rerender(<FleetCount facets={counts(7)} stillShown={0} onRefresh={onRefresh} />);
  expect(screen.getByRole('status').textContent).toBe('7 of 408 shipments');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a card shows what a phone has room for', () => {
  renderPiece(<FleetCard row={fleetRow(LATE)} now={NOW} />);
  for (const text of ['GS104588210', 'in transit', 'Brandt Imports', /^3.days late$/])
    expect(screen.getByText(text)).toBeDefined();
});

test('a booking to confirm shows its price', () => {
  renderPiece(
    <FleetCard
      row={fleetRow({ status: 'pending', price_status: 'indicative', client: LONG_WORD })}
      now={NOW}
    />,
  );
  expect(screen.getByText(/^To confirm/).textContent).toBe('To confirm: $2,760.50 indicative');
});

test('a shipment without a client has a dash', () => {
  renderPiece(<FleetCard row={fleetRow({ client: '' })} now={NOW} />);
  expect(screen.getByText('—')).toBeDefined();
});

test.each([
  ['2026-12-01', /^Dec 1$|^1 Dec$/],
  ['2027-01-05', /2027$/],
])('the ETA of %s', (estimated_delivery_day, text) => {
  const { container } = renderPiece(<ShortEta day={estimated_delivery_day} now={NOW} />);
  expect(container.querySelector('time')?.textContent).toMatch(text);
  expect(container.querySelector('time')?.dateTime).toBe(estimated_delivery_day);
});

test('an unknown ETA is TBD', () => {
  const { container } = renderPiece(<ShortEta day={null} now={NOW} />);
  expect(container.textContent).toBe('TBD');
});

test('updates wait for a press, and are announced', async () => {
  const onApply = vi.fn();
  const { user, rerender } = renderPiece(<UpdatesPill count={0} onApply={onApply} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<UpdatesPill count={3} onApply={onApply} />);
  expect(screen.getByRole('status').textContent).toMatch(/^3.updates$/);
  await user.click(screen.getByRole('button', { name: /^3.updates, apply$/ }));
  expect(onApply).toHaveBeenCalledOnce();
});

test('a booking to confirm has its button on the card', async () => {
  const onConfirm = vi.fn();
  const row = fleetRow({ status: 'pending', price_status: 'indicative' });
  const { user } = renderPiece(<FleetCard row={row} now={NOW} onConfirm={onConfirm} />);
  await user.click(screen.getByRole('button', { name: `Confirm ${row.tracking_number}` }));
  expect(onConfirm).toHaveBeenCalledWith(row);
});
