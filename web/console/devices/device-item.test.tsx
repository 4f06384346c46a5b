import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setOnline } from '#web/browser-for-tests.ts';
import { hoursAgo, NOW } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { DeviceItem } from './device-item.tsx';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

const TRUCK = {
  id: '01900000-0000-7000-8000-000000000020',
  name: 'Truck 7',
  vehicle_identifier: 'HH-GW 707',
  created_at: hoursAgo(500),
  revoked_at: null,
  last_seen_at: hoursAgo(1),
  latest: { taken_at: hoursAgo(2), latitude: 51.92444, longitude: 4.47777 },
  shipments: ['GS104588210'],
};

const show = (change: Partial<Parameters<typeof DeviceItem>[0]['device']> = {}) =>
  renderPiece(<DeviceItem device={{ ...TRUCK, ...change }} now={NOW} />);

test('says when it was seen, where, and what travels with it', () => {
  show();
  expect(screen.getByRole('heading').textContent).toBe('Truck 7 · HH-GW 707');
  expect(screen.getByText(/^Last seen/).textContent).toBe('Last seen 1h ago');
  expect(screen.getByText('51.9244, 4.4778')).toBeDefined();
  expect(screen.getByRole('link', { name: 'GS104588210' })).toBeDefined();
});

test('a new device has not been seen', () => {
  show({ last_seen_at: null, latest: null, shipments: [] });
  expect(screen.getByText('Not seen yet')).toBeDefined();
});

test('a revoked device can neither be revoked again nor linked', () => {
  show({ revoked_at: hoursAgo(9) });
  expect(screen.getByText(/^Revoked/).textContent).toBe('Revoked 9h ago');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('revoking is confirmed, with what follows from it', async () => {
  const calls = serve({ 'devices.revoke': () => ({}) });
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Revoke Truck 7' }));
  expect(screen.getByRole('alertdialog', { name: 'Revoke Truck 7?' }).textContent).toContain(
    'Linked shipments keep their last position.',
  );
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'Device revoked' }]));
  expect(calls).toMatchObject([{ operation: 'devices.revoke', input: { id: TRUCK.id } }]);
});

test('offline, it cannot be revoked', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Revoke Truck 7' }));
  act(() => setOnline(false));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Revoke' }).disabled).toBe(true);
});

test('a lost connection leaves the question open and says so', async () => {
  serve({ 'devices.revoke': lost });
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Revoke Truck 7' }));
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/try again/i);
  expect(screen.getByRole('alertdialog')).toBeDefined();
});

test('a shipment is linked by its number, trimmed, and the field is empty for the next', async () => {
  const calls = serve({ 'devices.follow': () => ({ tracking_number: 'GS104588228' }) });
  const { user } = show();
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await user.type(field, ' GS104588228 {Enter}');
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'Shipment linked' }]));
  expect(calls).toMatchObject([{ input: { id: TRUCK.id, tracking_number: 'GS104588228' } }]);
  expect(field.value).toBe('');
});

test('an empty number links nothing', async () => {
  const calls = serve({});
  const { user } = show();
  await user.type(screen.getByRole('textbox'), '   {Enter}');
  expect(calls).toEqual([]);
});

test('a refused number stays in the field, with the reason', async () => {
  serve({
    'devices.follow': () => {
      throw refusal('NO_SHIPMENT', 'No shipment has this number.', 404);
    },
  });
  const { user } = show();
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await user.type(field, 'GS000000000{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('No shipment has this number.');
  expect(field.value).toBe('GS000000000');
});

test('a shipment is unlinked', async () => {
  const calls = serve({ 'devices.unfollow': () => ({}) });
  const { user } = show();
  await user.click(screen.getByRole('button', { name: /GS104588210/ }));
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'Shipment unlinked' }]));
  expect(calls).toMatchObject([{ input: { id: TRUCK.id, tracking_number: 'GS104588210' } }]);
});
