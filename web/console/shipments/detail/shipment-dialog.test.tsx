import { act, screen, waitFor, within } from '@testing-library/react';
import { Link, useSearchParams } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StaffShipment } from '#contract/shipments/staff.ts';
import { setInView, setOnline } from '#web/browser-for-tests.ts';
import { routeOption } from '#web/gallery/fixtures.ts';
import { publish } from '#web/live-for-tests.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { ShipmentDialog } from './shipment-dialog.tsx';
import { shipmentForTests } from './shipment-for-tests.ts';

const NUMBER = 'GS953215091';
const ids = [0, 1, 2, 3].map((digit) => `018f0000-0000-7000-8000-00000000000${digit}`);
const STOPS = ['Santiago, CL', 'Lima, PE', 'Bogotá, CO', 'Madrid, ES'].map((location_name, place) => ({
  id: ids[place] as string,
  waypoint_order: place,
  waypoint_type: ({ 0: 'origin', 3: 'destination' } as const)[place] ?? ('transit' as const),
  location_name,
  latitude: 10 * place,
  longitude: 10,
  transport_mode: 'air' as const,
  estimated_arrival: new Date('2026-12-01T10:00:00Z'),
  status: place === 0 ? ('completed' as const) : ('pending' as const),
  reached_at: null,
  time_zone: 'UTC',
  reached_by_position: false,
}));
const EVENT = {
  id: '018f0000-0000-7000-8000-000000000009',
  status: 'picked_up' as const,
  location: 'Santiago, CL',
  description: null,
  loaded: false,
  latitude: -33.4569,
  longitude: -70.6483,
  occurred_at: new Date('2026-11-16T22:00:00Z'),
  time_zone: 'America/Santiago',
  by: 'Mei Tan',
};
const SHIPMENT = shipmentForTests({ waypoints: STOPS, events: [EVENT] });

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** The console, which closes the dialog through the URL. */
function Console() {
  const [parameters, setParameters] = useSearchParams();
  if (!parameters.has('shipment')) return <p>All shipments</p>;
  return (
    <>
      <Link to="/admin">All</Link>
      <ShipmentDialog number={NUMBER} onClose={() => setParameters({})} />
    </>
  );
}

async function open(part = '', responses: Parameters<typeof serve>[0] = {}, shipment = SHIPMENT) {
  const served = { record: shipment };
  const calls = serve({
    'shipments.record': () => served.record,
    'shipments.history': () => ({ entries: [], next: null }),
    'places.search': () => [],
    ...responses,
  });
  const rendered = renderPiece(<Console />, {
    at: `/admin?shipment=${NUMBER}${part && `&part=${part}`}`,
  });
  const dialog = within(await screen.findByRole('dialog', { name: NUMBER }));
  const sent = (operation: string) =>
    calls.filter((call) => call.operation === operation).map(({ input }) => input);
  const changeElsewhere = (change: Partial<StaffShipment>) => {
    served.record = { ...served.record, ...change };
    act(() => publish('fleet', { event: 'changed', data: { tracking_number: NUMBER } }));
  };
  return { ...rendered, dialog, sent, changeElsewhere };
}

const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const input = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const titles = () => shownToasts().map(({ title, description }) => description ?? title);

test('a change by somebody else is shown beside what was typed, which is preserved, and either can be saved', async () => {
  const { user, sent, changeElsewhere } = await open('', {
    'shipments.edit': () => ({ version: 3, reroute_due: false }),
  });
  const cost = await input(/^Cost/);
  await user.clear(cost);
  await user.type(cost, '99');
  const weight = await input(/^Weight/);
  await user.clear(weight);
  await user.type(weight, '750');
  changeElsewhere({ version: 2, cost_cents: 12_000, priority: 'urgent' });
  const panel = within(
    (await screen.findByText('Someone else changed this shipment.')).closest('[role=alert]') as HTMLElement,
  );
  expect(panel.getByText('$120.00')).toBeDefined();
  expect(panel.getByText('You typed $99.00')).toBeDefined();
  expect((await button('Save')).disabled).toBe(true);
  await user.click(await button('Load the newer version'));
  expect([cost.value, weight.value]).toEqual(['120.00', '750']);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Priority' }).value).toBe('urgent');
  await user.click(await button('Use my value: Cost'));
  await user.click(await button('Save'));
  await waitFor(() =>
    expect(sent('shipments.edit')).toMatchObject([
      { version: 2, change: { cost_cents: 9_900, cargo_weight: 750 } },
    ]),
  );
});

test('where nothing was typed, a change by somebody else simply appears', async () => {
  const { changeElsewhere } = await open();
  const weight = await input(/^Weight/);
  changeElsewhere({ version: 2, cargo_weight: 750 });
  await waitFor(() => expect(weight.value).toBe('750'));
});

test('a shipment that cannot be loaded says so once, and can be retried', async () => {
  let fails = true;
  const { user } = await open('', {
    'shipments.record': () => {
      if (fails) throw refusal('BAD_REQUEST', 'No.', 400);
      return SHIPMENT;
    },
  });
  expect(await screen.findByText('Failed to load shipment details')).toBeDefined();
  expect(titles()).toEqual(['Failed to load shipment details']);
  fails = false;
  await user.click(await button('Retry'));
  expect(await input(/^Cost/)).toBeDefined();
});

test('an unusual change of status is confirmed, and says when it could not be sent', async () => {
  const { user, sent } = await open('', { 'shipments.changeStatus': lost });
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Status/ }), 'Pending');
  await user.click(await button('Save'));
  const question = within(await screen.findByRole('alertdialog', { name: /unusual change/ }));
  expect(sent('shipments.changeStatus')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Change status' }));
  await waitFor(() => expect(titles()).toContain('Unable to sync status update'));
});

test('offline, Save says why it cannot be pressed', async () => {
  await open();
  const save = await button('Save');
  act(() => setOnline(false));
  expect(save.disabled).toBe(true);
  expect(screen.getByRole('button', { name: 'Save', description: /You are offline/ })).toBeDefined();
});

test('an event implies a status, which is set with it unless the change is unusual', async () => {
  const { user, sent } = await open('events', { 'tracking.addEvent': () => ({ id: EVENT.id }) });
  const status = await screen.findByRole('combobox', { name: 'Status' });
  const offer = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  await user.selectOptions(status, 'Pending');
  expect(offer(/^Also set the shipment to pending.*unusual change/).checked).toBe(false);
  await user.selectOptions(status, 'In transit');
  expect(screen.queryByRole('checkbox', { name: /^Also set/ })).toBeNull();
  await user.selectOptions(status, 'Customs');
  expect(offer(/^Also set the shipment to customs/).checked).toBe(true);
  await user.type(screen.getByRole('combobox', { name: 'Location' }), 'Lima');
  await user.click(await button('Add event'));
  await waitFor(() => expect(titles()).toContain('Tracking event added successfully'));
  expect(sent('tracking.addEvent')).toMatchObject([{ status: 'customs', set_status: true }]);
});

test('an incomplete event is refused in the form, and one that was not sent stays there', async () => {
  const { user, sent } = await open('events', { 'tracking.addEvent': lost });
  await user.click(await button('Add event'));
  expect(titles()).toEqual(['Please fill in all required fields']);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Customs');
  const place = screen.getByRole<HTMLInputElement>('combobox', { name: 'Location' });
  await user.type(place, 'Lima');
  await user.click(await button('Add event'));
  await waitFor(() => expect(titles()).toContain('Failed to add tracking event'));
  expect([place.value, sent('tracking.addEvent').length]).toEqual(['Lima', 1]);
});

test('an event is edited in place; a time in the future is refused, and Cancel returns to its button', async () => {
  const { user } = await open('events');
  const edit = await button('Edit event: Picked up, Santiago, CL');
  await user.click(edit);
  const form = within(screen.getByRole('form', { name: 'Edit the tracking event' }));
  await waitFor(() => expect(document.activeElement).toBe(form.getByRole('combobox', { name: 'Location' })));
  const when = form.getByLabelText('When', { exact: false });
  await user.clear(when);
  await user.type(when, '2099-01-01T10:00');
  await user.click(form.getByRole('button', { name: 'Save event' }));
  expect(await form.findByText(/This is in the future/)).toBeDefined();
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('form', { name: 'Edit the tracking event' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(edit));
});

test('an event is deleted after a question that starts at Cancel, and a failure says so', async () => {
  let attempts = 0;
  const { user, sent } = await open('events', {
    'tracking.deleteEvent': () => {
      attempts += 1;
      return attempts === 1 ? lost() : {};
    },
  });
  await user.click(await button('Delete event: Picked up, Santiago, CL'));
  const question = within(screen.getByRole('alertdialog', { name: 'Delete event?' }));
  await waitFor(() => expect(document.activeElement).toBe(question.getByRole('button', { name: 'Cancel' })));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(titles()).toContain('Failed to delete tracking event'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(titles()).toContain('Tracking event deleted'));
  expect(sent('tracking.deleteEvent')).toEqual(Array(2).fill({ tracking_number: NUMBER, id: EVENT.id }));
});

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

/** Opens the messages, whose number of unread ones can change. */
const MESSAGE = {
  id: ids[0],
  text: 'When do you pick up?',
  author: 'Helen Brandt',
  author_id: null,
  side: 'customer',
  created_at: new Date('2026-11-19T10:00:00Z'),
  mentions: [],
};

async function openMessages() {
  const served = { unread: 0 };
  const opened = await open('messages', {
    'messages.list': () => ({ messages: [MESSAGE], unread: served.unread, next: null }),
    'messages.markRead': () => ({}),
    'messages.send': () => ({}),
    'files.list': () => ({ files: [] }),
  });
  const { user } = opened;
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to the customer' });
  return {
    ...opened,
    served,
    box,
    choose: (tab: string) => user.click(screen.getByRole('tab', { name: tab })),
    close: () => user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement),
    question: async () => within(await screen.findByRole('alertdialog', { name: 'Discard changes?' })),
  };
}

test('a message survives switching tabs, and the dialog asks before it is lost', async () => {
  const { user, box, choose, close, question } = await openMessages();
  await user.type(box, 'The truck is late');
  await choose('History');
  await close();
  await user.click((await question()).getByRole('button', { name: 'Keep editing' }));
  await choose('Messages');
  expect(screen.getByRole('textbox', { name: 'Message to the customer' })).toBe(box);
  expect(box.value).toBe('The truck is late');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(box.value).toBe(''));
  await close();
  expect(await screen.findByText('All shipments')).toBeDefined();
});

test('the dialog asks before a chosen file is lost', async () => {
  const { user, close, question } = await openMessages();
  await user.upload(await screen.findByLabelText('File'), new File(['x'], 'Invoice.pdf'));
  await close();
  await user.click((await question()).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('All shipments')).toBeDefined();
});

test('with a dialog over it, leaving asks before unsaved changes behind are lost, with one blocker', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user, address } = await open('', {}, { ...SHIPMENT, price_status: 'indicative' });
  const weight = await input(/^Weight/);
  await user.clear(weight);
  await user.type(weight, '750');
  await user.click(await button('Confirm booking'));
  const price = await screen.findByRole('dialog', { name: `Confirm ${NUMBER}` });
  act(() => screen.getByText('All').click());
  await user.click(await within(price).findByRole('button', { name: 'Keep editing' }));
  expect(address()).toBe(`/admin?shipment=${NUMBER}`);
  await user.click(within(price).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: `Confirm ${NUMBER}` })).toBeNull());
  expect((await input(/^Weight/)).value).toBe('750');
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
  await user.click(question.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('All shipments')).toBeDefined();
  expect(warn.mock.calls.flat().filter((text) => /blocker/.test(String(text)))).toEqual([]);
  warn.mockRestore();
});

test('messages that arrive while another tab is open stay unread until theirs is opened', async () => {
  const { client, served, choose, sent } = await openMessages();
  await choose('History');
  act(() => setInView(false));
  served.unread = 1;
  await act(() => client.refetchQueries());
  await choose('Overview');
  expect([sent('messages.list').length > 1, sent('messages.markRead')]).toEqual([true, []]);
  await choose('Messages');
  act(() => setInView(true));
  await waitFor(() => expect(sent('messages.markRead')).toHaveLength(1));
});
