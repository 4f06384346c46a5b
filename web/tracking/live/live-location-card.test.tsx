import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { hoursAgo, LIVE, NOW, trackedShipment } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { ConnectionLine } from './connection-line.tsx';
import { LiveLocationCard } from './live-location-card.tsx';

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));

interface CardProps {
  live?: Partial<typeof LIVE>;
  shipment?: Parameters<typeof trackedShipment>[0];
  connection?: 'connected' | 'reconnecting';
}

function Card({ live, shipment, connection = 'connected' }: CardProps) {
  return (
    <LiveLocationCard
      live={{ ...LIVE, ...live }}
      shipment={trackedShipment(shipment)}
      connection={connection}
    />
  );
}

const value = (name: string) => screen.getByText(name).parentElement?.querySelector('dd')?.textContent;

test('shows the measurements with their units', () => {
  renderPiece(<Card />);
  expect(screen.getByRole('region', { name: 'Live location' })).toBeDefined();
  expect(value('Vehicle')).toBe('MV Evergreen Star');
  expect(value('Heading')).toContain('285°');
  expect(value('Progress')).toBe('42%');
  expect(value('Next checkpoint')).toContain('Rotterdam');
});

test('a ship’s speed is in knots', () => {
  renderPiece(<Card />);
  expect(value('Speed')).toMatch(/kn/);
});

test('connected, it says that it is live; reconnecting, only how old it is', () => {
  const { rerender } = renderPiece(<Card />);
  expect(screen.getByText(/^Live · updated/).textContent).toBe('Live · updated 3m ago');
  rerender(<Card connection="reconnecting" />);
  expect(screen.getByText(/^updated/).textContent).toBe('updated 3m ago');
});

test('what does not move is only the last known location', () => {
  renderPiece(<Card shipment={{ status: 'delivered' }} />);
  expect(screen.getByRole('region', { name: 'Last known location' })).toBeDefined();
  expect(value('Estimated arrival')).toBe('N/A');
  expect(screen.queryByText('Speed')).toBeNull();
});

test('a vehicle that has not reported for long is not live, and its speed is not known', () => {
  renderPiece(<Card live={{ updated_at: hoursAgo(9) }} />);
  expect(screen.getByText(/^Last position/).textContent).toBe('Last position 9h ago');
  expect(screen.queryByText('Speed')).toBeNull();
  expect(screen.queryByText(/Live ·/)).toBeNull();
});

test('before the pick-up, the vehicle approaches', () => {
  renderPiece(<Card live={{ approaching: true }} shipment={{ status: 'confirmed' }} />);
  expect(screen.getByRole('region', { name: 'Vehicle approaching pick-up' })).toBeDefined();
});

test('off the route is said beside the position', () => {
  renderPiece(<Card live={{ off_route: true }} />);
  expect(value('Position')).toContain('Off the planned route');
});

test('unknown measurements are not invented', () => {
  renderPiece(<Card live={{ vehicle_identifier: null, next_checkpoint: null, estimated_arrival: null }} />);
  expect([value('Vehicle'), value('Next checkpoint'), value('Estimated arrival')]).toEqual([
    '—',
    'N/A',
    'N/A',
  ]);
});

const line = (status: 'connected' | 'reconnecting', caughtUp: boolean, retry = () => {}) => (
  <ConnectionLine
    connection={{ state: { status, since: hoursAgo(0.1) }, caughtUp, knownAt: hoursAgo(0.1), retry }}
  />
);

test('while connected, there is no line', () => {
  const { container } = renderPiece(line('connected', true));
  expect(container.textContent).toBe('');
});

test('a lost connection is announced once, with the time of what is shown, and can be retried', async () => {
  const retry = vi.fn();
  const { user } = renderPiece(line('reconnecting', false, retry));
  expect(screen.getByRole('status').textContent).toMatch(/^Connection lost. Last update: /);
  expect(screen.getByText(/Reconnecting…/).textContent).toContain('6m ago');
  await user.click(screen.getByRole('button', { name: 'Retry now' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('connected again, it catches up, then says that it is up to date', () => {
  const { rerender } = renderPiece(line('reconnecting', false));
  rerender(line('connected', false));
  expect(screen.getByText('Catching up…')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(line('connected', true));
  expect(screen.getByRole('status').textContent).toBe('Up to date');
});
