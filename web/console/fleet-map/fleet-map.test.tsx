import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { FleetPosition } from '#contract/fleet.ts';
import { setOnline } from '#web/browser-for-tests.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { NO_FILTER } from '../shipments/table/fleet-view.ts';
import { FleetMap } from './fleet-map.tsx';
import { everyPlace } from './places-in-view.ts';
import { vehicle } from './vehicle-for-tests.ts';

// Test files share modules; reset so that mocks don't leak between them.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

type Events = Parameters<typeof import('./use-fleet-map.ts').useFleetMap>[4];

const map = vi.hoisted(() => ({
  state: 'drawn',
  mark: vi.fn(),
  enter: vi.fn(),
  events: undefined as unknown,
  /** The vehicles when the map last fitted them into view. */
  fitted: [] as string[],
}));
vi.mock('./use-fleet-map.ts', () => ({
  useFleetMap: (...given: Parameters<typeof import('./use-fleet-map.ts').useFleetMap>) => {
    const [, , vehicles, filter, events] = given;
    map.events = events;
    useEffect(() => {
      if (filter !== null) map.fitted = [...vehicles.all()].map((one) => one.tracking_number);
    }, [vehicles, filter]);
    return map;
  },
}));

const events = () => map.events as Events;
const VIEW = { ...NO_FILTER, q: '', sort: null };
const VEHICLES = [vehicle(), vehicle({ tracking_number: 'GS100000002' })];

beforeEach(() => {
  map.state = 'drawn';
  map.mark.mockReset();
});

type Props = Partial<Parameters<typeof FleetMap>[0]>;

const piece = (props: Props) => (
  <FleetMap view={VIEW} beside={false} onOpen={() => {}} onClear={() => {}} {...props} />
);

async function open(props: Props = {}, positions: () => FleetPosition[] = () => VEHICLES) {
  serve({ 'fleet.positions': positions });
  const rendered = renderPiece(piece(props));
  await screen.findByRole('list', { name: 'Legend' });
  return rendered;
}

test('alone, the map has a list of what is in view', async () => {
  await open();
  expect(screen.getByRole('list', { name: 'In view' })).toBeDefined();
});

test('beside the table, the table is the list', async () => {
  await open({ beside: true });
  expect(screen.queryByRole('list', { name: 'In view' })).toBeNull();
});

test('a row that is pointed at is marked on the map, and a vehicle is passed on to the table', async () => {
  const onPoint = vi.fn();
  const { rerender } = await open({ beside: true, onPoint });
  rerender(piece({ beside: true, onPoint, pointed: 'GS100000002' }));
  expect(map.mark).toHaveBeenLastCalledWith('GS100000002');
  expect(onPoint).not.toHaveBeenCalled();
  rerender(piece({ beside: true, onPoint, pointed: null }));
  expect(map.mark).toHaveBeenLastCalledWith(null);
  act(() => events().onPoint('GS100000001'));
  expect(onPoint).toHaveBeenCalledExactlyOnceWith('GS100000001');
  expect(map.mark).toHaveBeenLastCalledWith('GS100000001');
});

test('Escape takes the mark away', async () => {
  const { user } = await open();
  act(() => events().onPlaces(everyPlace(VEHICLES)));
  await user.tab();
  expect(map.mark).toHaveBeenLastCalledWith('GS100000001');
  await user.keyboard('{Escape}');
  expect(map.mark).toHaveBeenLastCalledWith(null);
});

test.each([
  ['unavailable', 'Map unavailable', /This browser can’t show the live map/],
  ['retrying', 'Loading the map again...', /could not be loaded\. The static map/],
  ['unloaded', 'Map unavailable', /Reload the page to try again/],
])('while the map is %s, the static one stays and says so', async (state, title, reason) => {
  map.state = state;
  await open({ beside: true });
  expect(screen.getByText(title)).toBeDefined();
  expect(screen.getByText(reason)).toBeDefined();
});

test('without vehicles, filters can be cleared', async () => {
  const onClear = vi.fn();
  const { user } = await open({ onClear }, () => []);
  expect(screen.getByText('No active shipments found')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(onClear).toHaveBeenCalledOnce();
});

test('positions that cannot be loaded are reported as missing, and can be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let fails = true;
  serve({ 'fleet.positions': () => (fails ? lost() : VEHICLES) });
  const { user } = renderPiece(piece({}));
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('The fleet’s positions could not be loaded.'),
  );
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('list', { name: 'Legend' })).toBeDefined();
});

test('the vehicles of a new filter are fitted into view and counted before the map has drawn them', async () => {
  let positions = VEHICLES;
  const { rerender } = await open({}, () => positions);
  act(() => events().onPlaces(everyPlace(VEHICLES)));
  expect(screen.getByText(/^2\svehicles in transit$/)).toBeDefined();
  expect(map.fitted).toEqual(['GS100000001', 'GS100000002']);
  positions = [vehicle({ tracking_number: 'GS100000003' })];
  rerender(piece({ view: { ...VIEW, q: 'lamps' } }));
  await waitFor(() => expect(map.fitted).toEqual(['GS100000003']));
  expect(screen.getByText(/^1\svehicle in transit$/)).toBeDefined();
});

test('offline, the vehicles of another filter are not shown for those of this one', async () => {
  const { rerender } = await open();
  act(() => setOnline(false));
  rerender(piece({ view: { ...VIEW, q: 'lamps' } }));
  expect(await screen.findByText('The fleet’s positions will appear when you’re back online.')).toBeDefined();
  expect(screen.queryByRole('list', { name: 'Legend' })).toBeNull();
});
