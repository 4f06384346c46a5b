import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { SAMPLE_TRACKING_NUMBER } from '#domain/tracking/sample-shipment.ts';
import { hoursAgo, LATE, NOW, trackedShipment } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { PreloadedDataContext } from '#web/tracking/preloaded-data.ts';
import { DemoCard } from './demo-card.tsx';
import { DemoShipment } from './demo-shipment.tsx';

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));

const demo = (change: Partial<TrackedShipment> = {}) =>
  trackedShipment({ tracking_number: SAMPLE_TRACKING_NUMBER, ...change });

test('the card says that it is a demo, and what the tracking page says', () => {
  const { container } = renderPiece(<DemoCard shipment={demo()} />);
  expect(screen.getByText('Demo')).toBeDefined();
  expect(screen.getByText('in transit')).toBeDefined();
  expect(screen.getByText('On time')).toBeDefined();
  expect(container.querySelector('time')?.dateTime).toBe('2026-11-26');
  expect(screen.getByText('Shanghai, CN to Rotterdam, NL')).toBeDefined();
  expect(container.textContent).toContain('33\u00a0km/h (17.8\u00a0kn) MV Evergreen Star');
  expect(container.textContent).toContain('Updated 3m ago');
  expect(container.querySelector('circle')).not.toBeNull();
  const link = screen.getByRole('link', { name: /^Open ?the demo shipment$/ });
  expect(link.getAttribute('href')).toBe(`/track/${SAMPLE_TRACKING_NUMBER}`);
});

test('without a position the lane is planned, and the age is that of the last event', () => {
  const { container } = renderPiece(<DemoCard shipment={demo({ live: null })} />);
  expect(container.querySelector('circle')).toBeNull();
  expect(container.textContent).toContain('Updated 5h ago');
  expect(container.textContent).not.toContain('km/h');
});

test('a late one says by how much', () => {
  renderPiece(<DemoCard shipment={demo(LATE)} />);
  expect(screen.getByText('3 days late').className).toContain('text-danger');
});

test('after a navigation the card has its place at once and is filled with the answer', async () => {
  const calls = serve({ 'tracking.find': () => demo() });
  renderPiece(<DemoShipment />);
  const card = screen.getByRole('region', { name: 'Demo shipment' });
  expect(card.getAttribute('aria-busy')).toBe('true');
  expect(await within(card).findByText('Demo')).toBeDefined();
  expect(card.getAttribute('aria-busy')).toBe('false');
  expect(calls).toEqual([{ operation: 'tracking.find', input: { tracking_number: SAMPLE_TRACKING_NUMBER } }]);
});

test('without a demo shipment there is no card', async () => {
  serve({
    'tracking.find': () => {
      throw refusal('NOT_FOUND', 'No shipment found with this tracking number', 404);
    },
  });
  renderPiece(<DemoShipment />);
  await vi.waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

test('a lost connection leaves what the page was sent with', async () => {
  const calls = serve({ 'tracking.find': lost });
  const given = { shipment: demo({ live: null }), read_at: hoursAgo(0.01) };
  renderPiece(
    <PreloadedDataContext value={given}>
      <DemoShipment />
    </PreloadedDataContext>,
  );
  expect(screen.getByText('Updated', { exact: false }).textContent).toContain('5h ago');
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.getByText('Demo')).toBeDefined();
});

test('a page that is left before it is idle sends no call', async () => {
  const calls = serve({ 'tracking.find': () => demo() });
  const { unmount } = renderPiece(<DemoShipment />);
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(calls).toEqual([]);
});
