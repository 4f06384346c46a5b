import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { FleetSummary } from './fleet-summary.tsx';
import { InViewList } from './in-view-list.tsx';
import { MapLegend } from './map-legend.tsx';
import type { PlacesInView } from './places-in-view.ts';
import { ShowSwitch } from './show-switch.tsx';
import { VehicleCard } from './vehicle-card.tsx';
import { vehicle } from './vehicle-for-tests.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-07-01T12:05:00Z'), toFake: ['Date'] }));

const number = (index: number) => `GS${100_000_000 + index}`;
const vehicles = (count: number): PlacesInView => ({
  vehicles: count,
  places: Array.from({ length: count }, (_, index) => ({
    vehicle: vehicle({ tracking_number: number(index) }),
  })) as PlacesInView['places'],
});
const CLUSTER = {
  count: 12,
  latitude: 10,
  longitude: 20,
  near: 'Hamburg, DE',
  modes: { sea: 9, air: 3, road: 0, rail: 0 },
};

function show(inView: PlacesInView) {
  const acts = { onMark: vi.fn(), onOpen: vi.fn(), onEnter: vi.fn() };
  return { ...renderPiece(<InViewList inView={inView} {...acts} />), ...acts };
}

const buttons = () => screen.getAllByRole('button');

test('the legend names each mode and each ring', () => {
  renderPiece(<MapLegend />);
  const modes = within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('listitem');
  expect(modes.map((mode) => mode.textContent)).toEqual(
    expect.arrayContaining(['Sea', 'Air', 'Road', 'Rail', 'Late', 'In customs']),
  );
});

test.each([
  [3, 3, /^3.vehicles in transit$/],
  [1, 1, /^1.vehicle in transit$/],
  [148, 147, /^147.vehicles in transit$/],
  [312, 1204, /^312 of 1,204 vehicles in view$/],
  [312, 5000, /^312 of the 5,000 arriving soonest vehicles in view$/],
  [5000, 5000, /^5,000 of the 5,000 arriving soonest vehicles in view$/],
])('%i of %i vehicles: %s', (inView, total, text) => {
  const { container } = renderPiece(<FleetSummary inView={{ vehicles: inView, places: [] }} total={total} />);
  expect(container.querySelector('p')?.textContent).toMatch(text);
});

test('the summary is announced once the map rests', () => {
  vi.useFakeTimers();
  const { rerender } = renderPiece(<FleetSummary inView={{ vehicles: 3, places: [] }} total={9} />);
  act(() => void vi.advanceTimersByTime(1_000));
  rerender(<FleetSummary inView={{ vehicles: 4, places: [] }} total={9} />);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => void vi.advanceTimersByTime(600));
  expect(screen.getByRole('status').textContent).toBe('4 of 9 vehicles in view');
});

test('a vehicle in the list is opened, and marked on the map while it has the focus', async () => {
  const { user, onOpen, onMark } = show(vehicles(2));
  await user.tab();
  expect(onMark).toHaveBeenLastCalledWith(number(0));
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(number(0));
  await user.tab();
  expect(onMark).toHaveBeenLastCalledWith(null);
});

test('the list is one Tab stop; arrow keys, Home and End move in it', async () => {
  const { user } = show(vehicles(3));
  await user.tab();
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(buttons()[0]);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(buttons()[1]);
  await user.keyboard('{End}{ArrowDown}');
  expect(document.activeElement).toBe(buttons()[2]);
  await user.keyboard('{Home}');
  expect(buttons().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});

test('when the focused vehicle leaves the view, the focus takes the one in its place', async () => {
  const { user, rerender } = show(vehicles(3));
  await user.tab();
  await user.keyboard('{ArrowDown}');
  const rest = { vehicles: 2, places: vehicles(3).places.filter((_, index) => index !== 1) };
  rerender(<InViewList inView={rest} onMark={() => {}} onOpen={() => {}} onEnter={() => {}} />);
  expect(document.activeElement?.textContent).toContain(number(2));
});

test('a cluster counts its vehicles by mode, most first, and is zoomed into', async () => {
  const { user, onEnter } = show({ vehicles: 12, places: [{ cluster: CLUSTER }] as never });
  const button = screen.getByRole('button', { name: /^12.vehicles, zoom in/ });
  expect(button.textContent).toContain('9 sea, 3 air');
  expect(button.textContent).toContain('near Hamburg, DE');
  await user.click(button);
  expect(onEnter).toHaveBeenCalledExactlyOnceWith(CLUSTER);
});

test('of many vehicles, 50 are listed and the rest is counted', () => {
  show(vehicles(61));
  expect(buttons()).toHaveLength(50);
  expect(screen.getByText('11 more. Zoom in or filter.')).toBeDefined();
});

test('an empty view says so', () => {
  show(vehicles(0));
  expect(screen.getByText('No vehicles here.')).toBeDefined();
});

test('the card shows route, mode, heading and age', () => {
  const { container } = renderPiece(<VehicleCard vehicle={vehicle()} />);
  expect(container.textContent).toMatch(/GS100000001.*in transit.*Houston.*Rotterdam.*Sea, .*5m ago/i);
});

test('table, map or both', async () => {
  const onChange = vi.fn();
  const { user } = renderPiece(<ShowSwitch show="table" onChange={onChange} />);
  const group = within(screen.getByRole('group', { name: 'Show the fleet as' }));
  expect(group.getByRole<HTMLInputElement>('radio', { name: 'Table' }).checked).toBe(true);
  await user.click(group.getByRole('radio', { name: 'Both' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('both');
});
