import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newQueryClient } from '#web/api/query-client.ts';
import { setInView, setOnline } from '#web/browser-for-tests.ts';
import { NOW, sharedShipment } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { meta } from './share-link-page.tsx';
import { ShareLinkScreen } from './share-link-screen.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  setOnline(true);
  // The live map, which needs WebGL, is opened in view.
  setInView(false);
});
afterEach(() => focusManager.setFocused(undefined));

const NOT_FOUND = refusal(
  'NOT_FOUND',
  'This link has expired or was revoked. Ask its sender for a new one.',
  404,
);
const PIN_REQUIRED = refusal('PIN_REQUIRED', 'Enter the PIN that you got with this link.', 403);
const wrongPin = (tries_left: number) =>
  Object.assign(refusal('WRONG_PIN', 'That PIN isn’t correct.', 403), { data: { tries_left } });

function open(find: () => unknown, responses: Parameters<typeof serve>[0] = {}) {
  const calls = serve({
    'shareLinks.find': find,
    'shareLinks.route': () => ({ legs: [] }),
    ...responses,
  });
  return { ...renderPiece(<ShareLinkScreen token="secret" />, { at: '/s/secret' }), calls };
}
const refuse = (error: Error) => () => {
  throw error;
};

test('the page is not indexed and sends no referrer', () => {
  expect(meta()).toContainEqual({ name: 'robots', content: 'noindex, nofollow' });
  expect(meta()).toContainEqual({ name: 'referrer', content: 'no-referrer' });
});

test('a link to everything shows status, day, timeline, map, events, stops and documents', async () => {
  const { calls } = open(() => sharedShipment());
  expect(await screen.findByText('GS104588210')).toBeDefined();
  expect(screen.getByText('Estimated delivery')).toBeDefined();
  expect(screen.getByText(/^This link works until/)).toBeDefined();
  for (const name of ['Progress', 'Map', 'Event history', 'Route stops', 'Documents'])
    expect(await screen.findByRole('region', { name })).toBeDefined();
  const link = within(screen.getByRole('region', { name: 'Documents' })).getByRole('link');
  expect(link.getAttribute('href')).toBe('/api/shared/secret/documents/BILL_OF_LADING-1795400000000/pdf');
  await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('shareLinks.route'));
  expect(calls.map(({ operation }) => operation)).not.toContain('tracking.route');
});

test('a link to documents shows neither number nor journey, and says that there are none yet', async () => {
  const { calls } = open(() =>
    sharedShipment({
      show: ['documents'],
      tracking_number: null,
      status: 'delivered',
      events: null,
      waypoints: null,
      live: null,
      documents: [],
    }),
  );
  expect(await screen.findByText(/No documents yet/)).toBeDefined();
  expect(screen.getByText('Delivered')).toBeDefined();
  expect(screen.queryByText('Delivery day not recorded')).toBeNull();
  for (const name of ['Progress', 'Map', 'Event history', 'Route stops'])
    expect(screen.queryByRole('region', { name })).toBeNull();
  expect(screen.queryByText('GS104588210')).toBeNull();
  expect(calls.map(({ operation }) => operation)).not.toContain('shareLinks.route');
});

test('a link without events or route yet says so', async () => {
  open(() => sharedShipment({ status: 'pending', events: [], waypoints: [], live: null }));
  expect(await screen.findByText('No events yet')).toBeDefined();
  expect(screen.getByText('No route yet')).toBeDefined();
});

test('a revoked link shows nothing of the shipment, also while the page is open', async () => {
  let find: () => unknown = () => sharedShipment();
  const { client } = open(() => find());
  await screen.findByText('GS104588210');
  find = refuse(NOT_FOUND);
  void client.invalidateQueries();
  expect(await screen.findByText('This link no longer works')).toBeDefined();
  expect(screen.queryByText('GS104588210')).toBeNull();
  expect(screen.queryByText(/^This link works until/)).toBeNull();
});

test('the PIN is asked for, a wrong one says how many tries are left', async () => {
  let find = refuse(PIN_REQUIRED);
  let enter: () => unknown = refuse(wrongPin(1));
  const { user, calls } = open(() => find(), { 'shareLinks.enterPin': () => enter() });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'PIN' });
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Enter the PIN.')).toBeDefined();
  await user.type(field, '0000');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText(/^That PIN isn’t correct\. 1\stry left\.$/)).toBeDefined();
  expect(calls.filter(({ operation }) => operation === 'shareLinks.enterPin')).toEqual([
    { operation: 'shareLinks.enterPin', input: { token: 'secret', pin: '0000' } },
  ]);
  enter = () => ({});
  find = () => sharedShipment() as never;
  await user.clear(field);
  await user.type(field, '4711');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('GS104588210')).toBeDefined();
});

test('what is typed as PIN stays while the window is left and focused again', async () => {
  const { user, client, calls, rerender } = open(refuse(PIN_REQUIRED));
  client.setDefaultOptions(newQueryClient().getDefaultOptions());
  rerender(<ShareLinkScreen token="secret" />);
  await user.type(await screen.findByRole('textbox', { name: 'PIN' }), '47');
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'PIN' }).value).toBe('47');
  expect(calls).toHaveLength(1);
});

test('a locked link says so', async () => {
  const LOCKED = 'This link is locked after 10 wrong PINs. Ask its sender for a new one.';
  const { user } = open(refuse(PIN_REQUIRED), {
    'shareLinks.enterPin': refuse(refusal('PIN_LOCKED', LOCKED, 403)),
  });
  await user.type(await screen.findByRole('textbox', { name: 'PIN' }), '4711');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect((await screen.findByRole('alert')).textContent).toContain(LOCKED);
});

test('a failed look-up is offered again', async () => {
  let find: () => unknown = lost;
  const { user } = open(() => find());
  expect((await screen.findByRole('alert')).textContent).toContain('The shipment could not be loaded.');
  find = () => sharedShipment();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('GS104588210')).toBeDefined();
});

test('a document that could not be downloaded is offered again', async () => {
  const { user } = open(() => sharedShipment(), { 'shareLinks.pdf': lost });
  await user.click(await screen.findByRole('link', { name: /^PDF of/ }));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /^Try again to download BILL/ })).toBeDefined(),
  );
});
