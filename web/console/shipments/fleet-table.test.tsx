import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FleetRow } from '#contract/fleet.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { Operations } from './operations.tsx';
import { fleetRow } from './table/rows-for-tests.ts';

const NOW = new Date('2026-11-23T10:41:00Z');
const row = (place: number, change: Partial<FleetRow> = {}) =>
  fleetRow({
    id: `01900000-0000-7000-8000-00000000000${place}`,
    tracking_number: `GS10458821${place}`,
    ...change,
  });
const USER_ID = '01900000-0000-7000-8000-000000000009';
const LATE = row(1, { days_late: 8, punctuality: 'late', cargo_description: 'LED luminaires, 12 pallets' });
const HELD = row(2, { status: 'customs', held_since: new Date('2026-11-22T03:30:00Z') });
const SILENT = row(3, { silent_since: new Date('2026-11-22T08:00:00Z') });
const BOOKED = row(4, { status: 'pending', price_status: 'indicative' });

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

function open(at: string, rows: FleetRow[], { width = 1198, ...responses }: Record<string, unknown> = {}) {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width as number);
  const calls = serve({
    'fleet.list': () => ({ shipments: rows, next: null }),
    'fleet.facets': () => ({
      all: 408,
      matching: { count: rows.length, capped: false },
      statuses: [],
      modes: [],
      clients: [],
      unconfirmed: 0,
      capped: false,
    }),
    'views.mine': () => ({ views: [], layouts: [] }),
    ...(responses as Parameters<typeof serve>[0]),
  });
  const inputs = (operation: string) =>
    calls.filter((call) => call.operation === operation).map(({ input }) => input);
  return { ...renderPiece(<Operations />, { at }), inputs };
}

const headers = async () =>
  within(await screen.findByRole('grid', { name: 'Fleet' }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const cellsOf = async (number: string) => {
  const cells = within(await screen.findByRole('row', { name: new RegExp(number) })).getAllByRole('gridcell');
  return cells.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
};

test('at 1440 px the table tells shipments apart, and why each needs attention', async () => {
  open('/admin', [LATE, HELD, SILENT]);
  expect(await headers()).toEqual([
    'Tracking id',
    'Client',
    'Route',
    'Cargo',
    'Status',
    'Weight, kg',
    'ETA',
    'Attention',
  ]);
  const late = await cellsOf('GS104588211');
  expect(late).toContain('LED luminaires');
  expect(late.at(-1)).toBe('8 days late');
  expect((await cellsOf('GS104588212')).at(-1)).toBe('Held 31 h');
  expect((await cellsOf('GS104588213')).at(-1)).toBe('Silent 26 h');
  const rule = (number: string) =>
    document.querySelector(`[data-row="${number}"]`)?.hasAttribute('data-late');
  expect([rule('GS104588211'), rule('GS104588212')]).toEqual([true, false]);
});

test('the full cargo is the tooltip', async () => {
  open('/admin', [LATE]);
  expect(await screen.findByTitle('LED luminaires, 12 pallets')).toBeDefined();
});

test.each([
  [1100, ['Weight, kg']],
  [1000, ['Weight, kg', 'Cargo']],
])('in %i px, %j give way', async (width, gone) => {
  open('/admin', [LATE], { width });
  const shown = await headers();
  for (const name of ['Weight, kg', 'Cargo']) expect(shown.includes(name), name).toBe(!gone.includes(name));
  expect(shown).toContain('Attention');
});

test('a booking is confirmed in its row, where its cost is shown', async () => {
  const { user, inputs } = open('/admin?view=to_confirm', [BOOKED], {
    'shipments.record': () => new Promise(() => {}),
  });
  expect(await headers()).toContain('Cost');
  await user.click(await screen.findByRole('button', { name: 'Confirm GS104588214' }));
  await waitFor(() => expect(inputs('shipments.record')).toEqual([{ tracking_number: 'GS104588214' }]));
});

test.each([
  ['?view=late', { late: true, sort: 'late' }],
  ['?view=customs', { status: ['customs'], sort: 'held' }],
  ['?view=today', { today: true, sort: 'arrival' }],
])('the view %s is asked for worst first', async (search, input) => {
  const { inputs } = open(`/admin${search}`, [LATE]);
  await headers();
  expect(inputs('fleet.list')[0]).toMatchObject({ ...input, reverse: false });
});

test('a second click on a view in the menu clears it', async () => {
  const { user, address } = open('/admin?view=late', [LATE]);
  await headers();
  await user.click(screen.getByRole('button', { name: 'View: Late' }));
  await user.click(await screen.findByRole('button', { name: 'Late', pressed: true }));
  expect(address()).toBe('/admin');
});

test('after a bulk change under a filter, it says what happened and what is still shown', async () => {
  const rows = [row(1, { status: 'pending' }), row(2, { status: 'pending' })];
  let left = rows.length;
  const { user, inputs } = open('/admin?status=pending', rows, {
    'fleet.list': () => ({ shipments: left === 0 ? [] : rows, next: null }),
    'shipments.changeStatuses': ({ tracking_numbers }: { tracking_numbers: string[] }) => {
      return {
        results: tracking_numbers.map((tracking_number) => ({ tracking_number, outcome: 'changed' })),
      };
    },
  });
  await headers();
  await user.click(screen.getByRole('checkbox', { name: /^Select all 2/ }));
  await user.click(screen.getByRole('button', { name: 'Set status' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'confirmed' }));
  await user.click(await screen.findByRole('button', { name: /^Set 2.shipments$/ }));
  await waitFor(() =>
    expect(shownToasts()).toMatchObject([
      { title: 'Status Updated', description: '2\u00a0shipments set to confirmed.' },
    ]),
  );
  expect(await screen.findByText(/and 2.changed ones still shown$/)).toBeDefined();
  expect(await cellsOf('GS104588211')).toContain('confirmed, change');
  left = 0;
  const before = inputs('fleet.list').length;
  await user.click(screen.getByRole('button', { name: 'Refresh list' }));
  expect(await screen.findByText('No shipments found')).toBeDefined();
  expect(inputs('fleet.list').length).toBeGreaterThan(before);
});

test('a bulk change that got no response is repeated as it was, and the selection stays until then', async () => {
  const rows = [row(1), row(2)];
  let attempts = 0;
  const { user, inputs } = open('/admin', rows, {
    'shipments.changeStatuses': ({ tracking_numbers }: { tracking_numbers: string[] }) => {
      attempts += 1;
      if (attempts === 1) return lost();
      return {
        results: tracking_numbers.map((tracking_number) => ({ tracking_number, outcome: 'changed' })),
      };
    },
  });
  await headers();
  await user.click(screen.getByRole('checkbox', { name: /^Select all 2/ }));
  await user.click(screen.getByRole('button', { name: 'Set status' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'customs' }));
  await user.click(await screen.findByRole('button', { name: /^Set 2.shipments$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Change 2.shipments\?$/ }));
  expect((await dialog.findByRole('alert')).textContent).toContain('The connection was lost.');
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
  const [first, second, ...more] = inputs('shipments.changeStatuses');
  expect([second, more]).toEqual([first, []]);
  expect(await cellsOf('GS104588211')).toContain('customs, change');
});

test.each([
  ['label', '?label=Urgent', /^Remove filter Label/],
  ['owner', `?owner=${USER_ID}`, /^Remove filter Owner/],
])('another %s ends the selection, whose rows may no longer be visible', async (_, search, chip) => {
  const { user } = open(`/admin${search}`, [row(1), row(2)]);
  await headers();
  await user.click(screen.getByRole('checkbox', { name: /^Select all 2/ }));
  expect(screen.getByText('2 selected')).toBeDefined();
  await user.click(screen.getByRole('button', { name: chip }));
  await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
});

test('beside the map, the list has number, badge, route and ETA', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  open('/admin?show=both', [LATE], { 'fleet.positions': () => new Promise(() => {}), width: 630 });
  expect(await headers()).toEqual(['Tracking id', 'Status', 'Route', 'ETA']);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull();
});
