import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { hoursAgo } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { Devices } from './devices.tsx';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const device = (change = {}) => ({
  id: '01900000-0000-7000-8000-000000000020',
  name: 'Truck 7',
  vehicle_identifier: 'HH-GW 707',
  created_at: hoursAgo(500),
  revoked_at: null,
  last_seen_at: hoursAgo(1),
  latest: null,
  shipments: [],
  ...change,
});
const KEY = { key: 'gwd_0123456789', qr_svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' };

function open(responses: Parameters<typeof serve>[0] = {}) {
  const calls = serve({ 'devices.list': () => ({ devices: [device()], next: null }), ...responses });
  return { ...renderPiece(<Devices />), calls };
}

async function register(responses: Parameters<typeof serve>[0] = {}) {
  const rendered = open({ 'devices.register': () => ({ id: device().id, ...KEY }), ...responses });
  await rendered.user.click(await screen.findByRole('button', { name: 'Register a device' }));
  return { ...rendered, dialog: within(screen.getByRole('dialog', { name: 'Register a device' })) };
}

test('devices are listed, and older ones are loaded on request', async () => {
  const second = device({ id: '01900000-0000-7000-8000-000000000021', name: 'Van 3' });
  const { user, calls } = open({
    'devices.list': ({ after }: { after?: string }) =>
      after ? { devices: [second], next: null } : { devices: [device()], next: 'cursor' },
  });
  const list = within(await screen.findByRole('list', { name: 'Devices' }));
  expect(list.getByRole('heading').textContent).toBe('Truck 7 · HH-GW 707');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('heading', { name: /^Van 3/ })).toBeDefined();
  expect(calls.at(-1)?.input).toMatchObject({ after: 'cursor' });
});

test('the help comes with the list, not above its placeholder', async () => {
  open({
    'devices.list': async () => {
      await new Promise((resolve) => setTimeout(resolve, 250));
      return { devices: [device()], next: null };
    },
  });
  await screen.findByText('Loading');
  await screen.findByRole('region', { name: 'Connect a device' });
  expect(screen.getByRole('list', { name: 'Devices' })).toBeDefined();
});

test('without devices, the first one can be registered', async () => {
  const { user } = open({ 'devices.list': () => ({ devices: [], next: null }) });
  expect(await screen.findByText('No devices yet')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Register a device' }));
  expect(screen.getByRole('dialog', { name: 'Register a device' })).toBeDefined();
});

test('when they cannot be loaded, they can be retried, and the help is there', async () => {
  open({ 'devices.list': lost });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
  expect(screen.getByRole('region', { name: 'Connect a device' })).toBeDefined();
});

test('the help has the addresses of this installation', async () => {
  open();
  const help = await screen.findByRole('region', { name: 'Connect a device' });
  expect(help.textContent).toContain('http://localhost:3000/positions');
  expect(help.textContent).toContain('curl http://localhost:3000/api/positions');
});

test('a device needs a name', async () => {
  const { user, dialog, calls } = await register();
  await user.click(dialog.getByRole('button', { name: 'Register' }));
  const name = dialog.getByRole('textbox', { name: 'Name' });
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(dialog.getAllByText('Enter a name.').length).toBeGreaterThan(0);
  expect(calls.some(({ operation }) => operation === 'devices.register')).toBe(false);
});

test('a new key is shown once as text and code, and the focus moves to it', async () => {
  const { user, dialog, calls } = await register();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Truck 7');
  await user.type(dialog.getByRole('textbox', { name: /^Vehicle/ }), 'HH-GW 707');
  await user.click(dialog.getByRole('button', { name: 'Register' }));
  const made = within(await screen.findByRole('dialog', { name: 'Key for Truck 7' }));
  expect(made.getByText(KEY.key)).toBeDefined();
  expect(made.getByRole<HTMLImageElement>('img', { name: /^QR code/ }).src).toContain('data:image/svg+xml');
  expect(document.activeElement?.textContent).toBe('Scan with Traccar Client');
  expect(calls.find(({ operation }) => operation === 'devices.register')?.input).toEqual({
    name: 'Truck 7',
    vehicle_identifier: 'HH-GW 707',
  });
  await user.keyboard('{Escape}');
  expect(await screen.findByText('The key won’t be shown again. Close?')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(made.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a lost connection keeps what was typed', async () => {
  const { user, dialog } = await register({ 'devices.register': lost });
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Truck 7');
  await user.click(dialog.getByRole('button', { name: 'Register' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/try again/i);
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Truck 7');
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'Error' }]));
});
