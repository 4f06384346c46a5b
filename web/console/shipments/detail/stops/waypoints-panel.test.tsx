import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { shipmentForTests } from '../shipment-for-tests.ts';
import { useWaypointEdit } from '../use-waypoint-edit.ts';
import { useReroute } from './use-reroute.ts';
import { useWaypointForm } from './use-waypoint-form.ts';
import type { StaffWaypoint } from './waypoint-values.ts';
import { WaypointsPanel } from './waypoints-panel.tsx';

const ENDS = { 0: 'origin', 2: 'destination' } as Record<number, StaffWaypoint['waypoint_type']>;
const WAYPOINTS = ['Santiago, CL', 'Lima, PE', 'Madrid, ES'].map((location_name, place) => ({
  id: `018f0000-0000-7000-8000-00000000000${place}`,
  waypoint_order: place,
  waypoint_type: ENDS[place] ?? 'transit',
  location_name,
  latitude: 10 * place,
  longitude: 10,
  transport_mode: 'air' as const,
  estimated_arrival: new Date('2026-12-01T10:00:00Z'),
  status: 'pending' as const,
  reached_at: null,
  time_zone: 'UTC',
  reached_by_position: false,
}));

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

function Panel({ waypoints = WAYPOINTS }: { waypoints?: StaffWaypoint[] }) {
  const shipment = shipmentForTests({ waypoints });
  const form = useWaypointForm(shipment.tracking_number);
  const edit = useWaypointEdit(shipment);
  const reroute = useReroute(shipment, () => {});
  return <WaypointsPanel shipment={shipment} form={form} edit={edit} reroute={reroute} locked={undefined} />;
}

test('stops are counted from 1, as people count', () => {
  serve({});
  renderPiece(<Panel />);
  const stops = [...document.querySelectorAll('ol > li')];
  expect(stops.map(({ textContent }) => textContent?.slice(0, 5))).toEqual(['1Sant', '2Lima', '3Madr']);
});

test('a new stop starts without a time, which is then left to the plan', async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  onTestFinished(() => void vi.unstubAllEnvs());
  const calls = serve({
    'tracking.insertWaypoint': () => ({ id: WAYPOINTS[1]?.id, waypoint_order: 1, status: 'pending' }),
    'places.search': () => [],
  });
  const { user } = renderPiece(<Panel />);
  const arrival = screen.getByLabelText<HTMLInputElement>(/^Estimated arrival/);
  expect(arrival.value).toBe('');
  expect(arrival.getAttribute('type')).toBe('datetime-local');
  expect(
    screen.getByText('Pacific Time. Leave blank for an estimate from the stops around it.'),
  ).toBeDefined();
  await user.type(screen.getByRole('combobox', { name: 'Location name' }), 'Bogotá');
  await user.type(screen.getByRole('textbox', { name: /^Latitude/ }), '4.6');
  await user.type(screen.getByRole('textbox', { name: /^Longitude/ }), '-74.1');
  await user.click(screen.getByRole('button', { name: 'Add waypoint' }));
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'Waypoint added successfully' }]));
  const { input } = calls.find(({ operation }) => operation === 'tracking.insertWaypoint') ?? {};
  expect(input).toMatchObject({ location_name: 'Bogotá', latitude: 4.6, longitude: -74.1 });
  expect((input as Record<string, unknown>).estimated_arrival).toBeUndefined();
});

test('an incomplete stop is refused in the form', async () => {
  const calls = serve({});
  const { user } = renderPiece(<Panel />);
  await user.click(screen.getByRole('button', { name: 'Add waypoint' }));
  expect(shownToasts()).toMatchObject([
    { title: 'Error', description: 'Please fill in all required fields' },
  ]);
  expect(calls).toEqual([]);
});

test('without a route, it says how to add one', () => {
  serve({});
  renderPiece(<Panel waypoints={[]} />);
  expect(screen.getByText(/^No route yet\./)).toBeDefined();
});
