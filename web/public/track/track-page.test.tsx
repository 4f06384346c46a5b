import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { choose, EVERYTHING } from '#web/consent/consent.ts';
import { NOW, trackedShipment } from '#web/gallery/fixtures.ts';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import TrackPage from './track-page.tsx';

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));

/** With its routes, because a single number has its own address. */
function open(at: string, page = <TrackPage />) {
  const router = createMemoryRouter(
    [
      { path: '/track', element: page },
      { path: '/track/:trackingNumber', element: page },
    ],
    { initialEntries: [at] },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return {
    user: userEvent.setup(),
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tracking number' });
/** What a screen reader says of the field. */
const description = () =>
  (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
const TOO_MANY = Array.from({ length: 21 }, (_, place) => `GS${100_000_000 + place}`).join(', ');
const unknown = () => {
  throw refusal('NOT_FOUND', 'No shipment found with this tracking number', 404);
};

test('starts with the form and a hint about numbers, and asks for nothing', async () => {
  const calls = serve({});
  open('/track');
  expect(screen.getByRole('heading', { level: 1, name: 'Track Your Shipment' })).toBeDefined();
  expect(await screen.findByText(/nine digits/)).toBeDefined();
  expect(calls).toEqual([]);
});

test('without a number the field says what to do and has the focus', async () => {
  serve({});
  const { user, address } = open('/track');
  await user.click(screen.getByRole('button', { name: 'Track' }));
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(description()).toContain('Please enter a tracking number');
  expect(address()).toBe('/track');
});

test('more numbers than a list takes are counted and stay in the field, which has the focus', async () => {
  serve({});
  const { user, address } = open('/track');
  await user.click(field());
  await user.paste(TOO_MANY);
  await user.click(screen.getByRole('button', { name: 'Track' }));
  expect(description()).toContain('You entered 21 tracking numbers. Track up to 20');
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe(TOO_MANY);
  expect(address()).toBe('/track');
});

test('what is submitted before the page has settled keeps its error', async () => {
  serve({});
  /** Submits as soon as the page is in the document, as a replayed submit does. */
  function SubmittedEarly() {
    useLayoutEffect(() => {
      field().value = TOO_MANY;
      fireEvent.submit(field().form as HTMLFormElement);
    }, []);
    return <TrackPage />;
  }
  open('/track', <SubmittedEarly />);
  expect(await screen.findByText(/You entered 21 tracking numbers/)).toBeDefined();
  expect(field().value).toBe(TOO_MANY);
});

test('a typed number gets its own address', async () => {
  serve({ 'tracking.find': unknown });
  const { user, address } = open('/track');
  await user.type(field(), 'gs 104-588-210{Enter}');
  await vi.waitFor(() => expect(address()).toBe('/track/GS104588210'));
});

test('what is typed while a container’s shipment is looked up stays in the field', async () => {
  let found = (_: unknown) => {};
  const calls = serve({
    'tracking.find': unknown,
    'tracking.byReference': () => new Promise((resolve) => (found = resolve)),
  });
  const { user, address } = open('/track');
  await user.type(field(), 'MSKU9070323{Enter}');
  await vi.waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('tracking.byReference'));
  await user.clear(field());
  await user.type(field(), 'CSQU30');
  found({ matches: [{ tracking_number: 'GS104588210', kind: 'CONTAINER' }] });
  await vi.waitFor(() => expect(address()).toBe('/track/GS104588210'));
  expect(field().value).toBe('CSQU30');
});

test('several numbers become a list', async () => {
  serve({ 'tracking.findMany': () => [] });
  const { user, address } = open('/track');
  await user.type(field(), 'GS104588210, GS104588228{Enter}');
  await vi.waitFor(() => expect(address()).toBe('/track?numbers=GS104588210,GS104588228'));
});

test('an unknown number stays in the field, which is described by the notice', async () => {
  serve({ 'tracking.find': unknown });
  open('/track?tracking=GS104588228');
  expect(await screen.findByText('No shipment found')).toBeDefined();
  expect(field().value).toBe('GS104588228');
  expect(document.activeElement).toBe(field());
  expect(description()).toContain('Please check your tracking number and try again');
});

test('a known number shows its shipment', async () => {
  serve({ 'tracking.find': () => trackedShipment(), 'tracking.route': () => ({ legs: [] }) });
  open('/track?tracking=GS104588210');
  expect((await screen.findAllByText('Estimated delivery')).length).toBeGreaterThan(0);
  expect(screen.getByRole('region', { name: 'Progress' })).toBeDefined();
});

test('a failed look-up is shown with its reason, and Retry shows the shipment', async () => {
  let attempts = 0;
  serve({
    'tracking.find': () => {
      attempts += 1;
      return attempts === 1 ? lost() : trackedShipment();
    },
    'tracking.route': () => ({ legs: [] }),
  });
  const { user } = open('/track/GS104588210');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to fetch tracking information');
  expect(alert.textContent).toContain('Failed to fetch shipment data: ');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await screen.findAllByText('Estimated delivery')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Failed to fetch tracking information')).toBeNull();
});

test('after too many unknown numbers, the page says when to try again and retains the entry', async () => {
  const sentence = 'Too many unknown numbers were looked up from your network. Try again in 8 minutes.';
  serve({
    'tracking.find': () => {
      throw refusal('TOO_MANY_REQUESTS', sentence, 429);
    },
  });
  const { user } = open('/track');
  await user.type(field(), 'GS000000086{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(field().value).toBe('GS000000086');
});

test('with consent, a found number is offered again where nothing is looked up', async () => {
  act(() => choose(EVERYTHING));
  serve({ 'tracking.find': () => trackedShipment(), 'tracking.route': () => ({ legs: [] }) });
  open('/track/GS104588210');
  await screen.findAllByText('Estimated delivery');
  cleanup();
  open('/track');
  expect((await screen.findByRole('link', { name: 'GS104588210' })).getAttribute('href')).toBe(
    '/track/GS104588210',
  );
});
