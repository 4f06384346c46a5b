import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { routeOption } from '#web/gallery/fixtures.ts';
import { lost, refusal } from '#web/server-for-tests.ts';
import { shownToasts } from '#web/ui/overlays/toast.ts';
import {
  button,
  ids,
  NUMBER,
  open,
  resetDialog,
  SHIPMENT,
  STOPS,
  titles,
} from '../workspace/dialog-for-tests.tsx';

beforeEach(resetDialog);

async function choose(user: Awaited<ReturnType<typeof open>>['user'], stop: string, item: string) {
  await user.click(await button(`More for ${stop}`));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

test('a stop is moved by keyboard, and the focus stays', async () => {
  const { user, sent } = await open('waypoints', { 'tracking.editWaypoint': () => ({}) });
  const down = await button('Move down: Lima, PE');
  down.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(titles()).toContain('Waypoint moved'));
  expect(sent('tracking.editWaypoint')).toMatchObject([{ id: ids[1], before: ids[3] }]);
  expect(document.activeElement).toBe(down);
});

test('a stop is edited in place', async () => {
  const { user, sent } = await open('waypoints', { 'tracking.editWaypoint': () => ({}) });
  await choose(user, 'Lima, PE', 'Edit');
  const form = within(screen.getByRole('form', { name: 'Edit the waypoint' }));
  const latitude = form.getByRole('textbox', { name: /^Latitude/ });
  await user.clear(latitude);
  await user.type(latitude, '11');
  await user.click(form.getByRole('button', { name: 'Save waypoint' }));
  await waitFor(() => expect(titles()).toContain('Waypoint updated'));
  expect(sent('tracking.editWaypoint')).toMatchObject([{ id: ids[1], latitude: 11, longitude: 10 }]);
  const menu = await button('More for Lima, PE');
  await waitFor(() => expect(document.activeElement).toBe(menu));
});

test('a stop is marked reached, not in the future, and a refusal is at the time', async () => {
  const { user, sent } = await open('waypoints', {
    'tracking.markReached': () => {
      throw refusal('EARLY', 'This is before the goods were picked up.', 422);
    },
  });
  await choose(user, 'Lima, PE', 'Mark reached');
  const form = within(screen.getByRole('form', { name: 'When was Lima, PE reached?' }));
  const at = form.getByLabelText('Reached at');
  await waitFor(() => expect(document.activeElement).toBe(at));
  await user.clear(at);
  await user.type(at, '2099-01-01T10:00');
  await user.click(form.getByRole('button', { name: 'Mark reached' }));
  expect(await form.findByText(/This is in the future/)).toBeDefined();
  expect(sent('tracking.markReached')).toEqual([]);
  await user.clear(at);
  await user.type(at, '2026-01-01T10:00');
  await user.click(form.getByRole('button', { name: 'Mark reached' }));
  expect(await form.findByText(/This is before the goods were picked up/)).toBeDefined();
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  const menu = await button('More for Lima, PE');
  await waitFor(() => expect(document.activeElement).toBe(menu));
});

test('an arrival is undone, and a stop deleted, after a question', async () => {
  const reached = STOPS.map((stop, place) =>
    place === 1 ? { ...stop, status: 'completed' as const } : stop,
  );
  const { user, sent } = await open(
    'waypoints',
    { 'tracking.undoArrival': () => ({ reopened: 1 }), 'tracking.deleteWaypoint': () => ({}) },
    { ...SHIPMENT, waypoints: reached },
  );
  await choose(user, 'Lima, PE', 'Undo arrival');
  const arrival = within(screen.getByRole('alertdialog', { name: 'Undo the arrival at Lima, PE?' }));
  await user.click(arrival.getByRole('button', { name: 'Undo arrival' }));
  await waitFor(() => expect(sent('tracking.undoArrival')).toMatchObject([{ id: ids[1] }]));
  // The question returns the focus when it closes, which would close a menu that was opened before.
  const opener = await button('More for Lima, PE');
  await waitFor(() => expect(document.activeElement).toBe(opener));
  await choose(user, 'Bogotá, CO', 'Delete');
  const question = within(screen.getByRole('alertdialog', { name: 'Delete Bogotá, CO?' }));
  await waitFor(() => expect(document.activeElement).toBe(question.getByRole('button', { name: 'Cancel' })));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent('tracking.deleteWaypoint')).toMatchObject([{ id: ids[2] }]));
});

test('an arrival by a device’s position is undone at its stop; implausible positions are listed', async () => {
  const arrived = STOPS.map((stop, place) =>
    place === 1 ? { ...stop, status: 'completed' as const, reached_by_position: true } : stop,
  );
  const sydney = { taken_at: new Date('2026-11-17T10:00:00Z'), latitude: -33.87, longitude: 151.21 };
  const { user, sent } = await open(
    'waypoints',
    { 'tracking.undoArrival': () => ({ reopened: 1 }) },
    {
      ...SHIPMENT,
      waypoints: arrived,
      implausible_positions: { count: 1, newest: [{ ...sydney, reason: 'off_route' }] },
    },
  );
  await user.click(await screen.findByText(/^1.implausible position$/));
  expect(screen.getByText('-33.8700, 151.2100')).toBeDefined();
  expect(screen.getByText('Too far from the planned route')).toBeDefined();
  await user.click(await button('Undo arrival at Lima, PE'));
  const question = within(screen.getByRole('alertdialog', { name: 'Undo the arrival at Lima, PE?' }));
  await user.click(question.getByRole('button', { name: 'Undo arrival' }));
  await waitFor(() => expect(sent('tracking.undoArrival')).toMatchObject([{ id: ids[1] }]));
  await waitFor(() => expect(shownToasts().map(({ title }) => title)).toContain('Arrival undone'));
});

test('a shipment is rerouted after a question, which stays open when that fails', async () => {
  let attempts = 0;
  const { user, sent } = await open('waypoints', {
    'tracking.reroute': () => {
      attempts += 1;
      return attempts === 1 ? lost() : { legs: 3, reached: 1, added: 2 };
    },
  });
  await user.click(await button('Reroute'));
  const question = within(screen.getByRole('alertdialog', { name: 'Reroute this shipment?' }));
  await user.click(question.getByRole('button', { name: 'Reroute' }));
  await waitFor(() => expect(titles()).toContain('Failed to plan the route'));
  await user.click(question.getByRole('button', { name: 'Reroute' }));
  await waitFor(() => expect(shownToasts().map(({ title }) => title)).toContain('Shipment rerouted'));
  expect(sent('tracking.reroute')).toEqual(Array(2).fill({ tracking_number: NUMBER, waypoints: ids }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a voyage is rerouted through another port, starting with the present ones', async () => {
  const port = (code: string, name: string) => ({ code, name, country: 'CN' });
  const voyage = routeOption({
    port_choices: { origin: [port('CNSHA', 'Shanghai'), port('CNNGB', 'Ningbo')], destination: [] },
    legs: [{ from: { ...port('CNSHA', 'Shanghai'), kind: 'port' }, to: { kind: 'place' } }] as never,
  });
  const { user, sent } = await open(
    'waypoints',
    {
      'routing.options': () => ({ options: [voyage], unavailable: [] }),
      'tracking.reroute': () => ({ legs: 3, reached: 1, added: 2 }),
    },
    { ...SHIPMENT, transport_mode: 'sea' },
  );
  await user.click(await button('Reroute'));
  const loading = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Port of loading' });
  expect(loading.value).toBe('CNSHA');
  await user.selectOptions(loading, 'CNNGB');
  const question = within(screen.getByRole('alertdialog', { name: 'Reroute this shipment?' }));
  await user.click(question.getByRole('button', { name: 'Reroute' }));
  await waitFor(() => expect(sent('tracking.reroute')).toMatchObject([{ origin_port: 'CNNGB' }]));
});
