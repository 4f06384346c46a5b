import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { JointFailureBoundary } from '#web/ui/loading/joint-failure.tsx';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { FleetFigures } from './fleet-figures.tsx';
import type { Counters } from './use-work-counters.ts';
import { WorkCounters } from './work-counters.tsx';

const NOW = new Date('2026-11-23T10:41:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const COUNTERS: Counters = {
  late: { count: 4, capped: false, worst: { client: 'Rheinlicht GmbH', days_late: 8 } },
  customs: { count: 3, capped: false, longest: { since: hoursAgo(31), place: 'New York' } },
  today: {
    count: 10_000,
    capped: true,
    next: { city: 'Oslo', at: new Date('2026-11-23T13:10:00Z'), time_zone: 'Europe/Oslo' },
  },
  unanswered: { count: 2, capped: false, oldest: hoursAgo(19) },
  silent: { count: 0, capped: false, since: null },
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const { id } of shownToasts()) dismissToast(id);
});

function open(at = '/admin', counters: () => unknown = () => COUNTERS) {
  serve({ 'fleet.counters': counters });
  return renderPiece(<WorkCounters />, { at });
}

test.each([
  ['Late', '4', 'Worst: 8 days, Rheinlicht GmbH', '/admin?view=late'],
  ['In customs', '3', 'Longest: 31 h, New York', '/admin?view=customs'],
  ['Arriving today', '10,000+', 'Next: Oslo, 14:10 CET', '/admin?view=today'],
  ['Quotes unanswered', '2', 'Oldest: 19 h of the promised 24 h', '/admin?tab=business&view=unanswered'],
  ['Positions silent', '0', 'None', '/admin?view=silent'],
])('%s: the number, the worst case and a link to its rows', async (label, count, worst, to) => {
  open();
  await screen.findByText('Longest: 31 h, New York');
  const link = screen.getByRole('link', { name: new RegExp(label) });
  expect(link.textContent).toBe(`${count}${label}${worst}`);
  expect(link.getAttribute('href')).toBe(to);
});

test.each([
  ['/admin', /^\d+Late/, '/admin?view=late', '/admin'],
  ['/admin?tab=business', /unanswered/, '/admin?tab=business&view=unanswered', '/admin?tab=business'],
])('from %s, %s opens its view, and a second click clears it', async (at, name, opened, closed) => {
  const { user, address } = open(at);
  const link = async () => screen.findByRole('link', { name });
  await user.click(await link());
  expect(address()).toBe(opened);
  expect(screen.getByRole('link', { current: true })).toBe(await link());
  await user.click(await link());
  expect(address()).toBe(closed);
  expect(screen.queryByRole('link', { current: true })).toBeNull();
});

test('in a branch, the counters are those of its shipments, and their views stay in it', async () => {
  const counted = vi.fn(() => COUNTERS);
  const { user, address } = open('/admin?branch=RTM', counted);
  const late = await screen.findByRole('link', { name: /^\d+Late/ });
  expect(counted).toHaveBeenCalledWith({ branch: ['RTM'] }, expect.anything());
  await user.click(late);
  expect(address()).toBe('/admin?branch=RTM&view=late');
  expect(screen.getByRole('link', { current: true }).textContent).toContain('Late');
  await user.click(screen.getByRole('link', { current: true }));
  expect(address()).toBe('/admin?branch=RTM');
});

test('a view stays marked while it is sorted and a shipment is open', async () => {
  open('/admin?view=late&sort=-weight&shipment=GS104588210&show=both');
  await screen.findByText('None');
  expect(screen.getByRole('link', { current: true }).textContent).toContain('Late');
});

test('while they load, a counter shows no number', async () => {
  open('/admin', () => new Promise(() => {}));
  const late = screen.getByRole('link', { name: /Late/ });
  expect(late.textContent?.trim()).toBe('Late');
  expect(screen.getByRole('navigation', { busy: true })).toBeDefined();
});

test('counters that cannot be loaded are loaded again on request', async () => {
  let attempts = 0;
  const { user } = open('/admin', () => {
    attempts += 1;
    return attempts === 1 ? lost() : COUNTERS;
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(shownToasts()).toMatchObject([
    { title: 'System Error', description: 'Failed to establish connection to command center' },
  ]);
  await user.click(retry);
  expect(await screen.findByText('None')).toBeDefined();
});

test('a server that does not respond counts as failed after 3 s, until it responds', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  let respond = (_: unknown) => {};
  open('/admin', () => new Promise((resolve) => (respond = resolve)));
  await act(() => vi.advanceTimersByTimeAsync(2_900));
  expect(shownToasts()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(shownToasts()).toMatchObject([{ title: 'System Error' }]);
  expect(screen.getByRole('alert').textContent).toContain('The counters could not be loaded.');
  respond(COUNTERS);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Longest: 31 h, New York')).toBeDefined();
});

test('the figures are one list, with thousands separated', async () => {
  serve({
    'fleet.figures': () => ({ ocean: 115, air: 141, ground: 94, global_reach: 52, documents: 1221 }),
  });
  renderPiece(<FleetFigures />);
  await screen.findByText('1,221');
  const pairs = [...document.querySelectorAll('dl[aria-label="Fleet figures"] > div')];
  expect(pairs.map(({ textContent }) => textContent)).toEqual([
    'Ocean fleet115',
    'Air fleet141',
    'Ground ops94',
    'Global reach52',
    'Documents1,221',
  ]);
});

test('figures that could not be loaded are dashes, not zeros', async () => {
  serve({ 'fleet.figures': lost });
  renderPiece(<FleetFigures />);
  expect((await screen.findByRole('alert')).textContent).toContain('The figures could not be loaded.');
  await waitFor(() => expect(screen.getAllByText('—')).toHaveLength(5));
});

test('counters and figures that fail together show one alert, and are loaded again together', async () => {
  let isLost = true;
  const answer = (data: unknown) => () => (isLost ? lost() : data);
  serve({
    'fleet.counters': answer(COUNTERS),
    'fleet.figures': answer({ ocean: 115, air: 141, ground: 94, global_reach: 52, documents: 1221 }),
  });
  const { user } = renderPiece(
    <JointFailureBoundary what="The command centre">
      <WorkCounters />
      <FleetFigures />
    </JointFailureBoundary>,
  );
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('The command centre could not be loaded.'),
    ]),
  );
  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('1,221');
  await screen.findByText('Longest: 31 h, New York');
  expect(screen.queryByRole('alert')).toBeNull();
});
