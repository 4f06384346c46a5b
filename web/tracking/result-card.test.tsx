import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { hoursAgo, LATE, LIVE, NOW, trackedShipment } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { ResultCard } from './result-card.tsx';

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));

const fact = (name: string) => screen.getByText(name).parentElement?.querySelector('dd')?.textContent;

test('shows status, number, arrival and cargo', () => {
  renderPiece(<ResultCard shipment={trackedShipment()} />);
  expect(screen.getByText('in transit')).toBeDefined();
  expect(screen.getByText('GS104588210')).toBeDefined();
  expect(screen.getByText('Estimated delivery')).toBeDefined();
  expect(screen.getAllByText(/26/)[0]?.closest('time')?.dateTime).toBe('2026-11-26');
  expect(screen.getByText('On time')).toBeDefined();
  expect(fact('Cargo')).toBe('Glass lamps, 40 cartons on pallets');
  expect(fact('Weight')).toBe('1,200\u00a0kg');
  expect(fact('Transport mode')).toBe('Sea');
  expect(fact('Now')).toBe('By sea, MV Evergreen Star42% of the way · Position 3m ago');
  expect(fact('Next')).toMatch(/^Arrival, Rotterdam.*26.* · planned .*25/);
  expect(fact('Last event')).toBe('5h ago · SingaporeDeparted on schedule');
});

test('a late shipment says what was planned, by how much it is late and why', () => {
  renderPiece(<ResultCard shipment={trackedShipment({ ...LATE, delay_reason: 'Port congestion' })} />);
  const text = screen.getByText(/Planned/).textContent;
  expect(text).toMatch(/^Planned .*26.* · 3 days late · Port congestion$/);
  expect(screen.getByText(/Sun.*29/).closest('time')?.dateTime).toBe('2026-11-29');
});

test('the journey of a delivered shipment is a whole line without a vehicle', () => {
  const journey = () => screen.getByText('to').parentElement;
  const { unmount } = renderPiece(<ResultCard shipment={trackedShipment()} />);
  expect(journey()?.querySelector('circle')).not.toBeNull();
  unmount();
  renderPiece(<ResultCard shipment={trackedShipment({ status: 'delivered' })} />);
  expect(journey()?.querySelector('circle')).toBeNull();
  expect(journey()?.querySelector('.bg-ink')).not.toBeNull();
});

test('a cancelled shipment has no delivery', () => {
  renderPiece(<ResultCard shipment={trackedShipment({ status: 'cancelled', live: null })} />);
  expect(screen.getByText('No delivery planned')).toBeDefined();
  expect(screen.queryByText('Estimated delivery')).toBeNull();
});

test('without an estimate the arrival is not invented', () => {
  renderPiece(
    <ResultCard
      shipment={trackedShipment({
        estimated_delivery_date: null,
        estimated_delivery_day: null,
        promised_delivery_date: null,
        promised_delivery_day: null,
        punctuality: null,
      })}
    />,
  );
  expect(screen.getByText('TBD')).toBeDefined();
});

test('without an event, weight and mode it says so', () => {
  renderPiece(<ResultCard shipment={trackedShipment({ events: [], transport_mode: null })} />);
  expect(fact('Last event')).toBe('—');
  expect(fact('Transport mode')).toBe('Multi-modal');
});

test('a silent vehicle is not shown as live', () => {
  const { container } = renderPiece(
    <ResultCard shipment={trackedShipment({ live: { ...LIVE, updated_at: hoursAgo(9) } })} />,
  );
  expect(fact('Now')).toContain('Last position 9h ago');
  expect(container.querySelector('dl .bg-live')).toBeNull();
});

test.each([
  ['pending', 'Booking received'],
  ['confirmed', 'Awaiting pick-up in Shanghai'],
  ['customs', /^At customs, Singapore.*GMT\+8$/],
  ['in_transit', 'Singapore'],
] as const)('without a position, %s says %s', (status, text) => {
  renderPiece(<ResultCard shipment={trackedShipment({ status, live: null })} />);
  expect(fact('Now')).toMatch(text);
});

test('a file that is opened after the departure says where the goods are, not where they were booked', () => {
  const { events } = trackedShipment();
  const booked = { status: 'confirmed', location: 'Shanghai, CN', description: null, occurred_at: NOW };
  const late = [{ ...booked, time_zone: 'Asia/Shanghai' }, ...events];
  renderPiece(<ResultCard shipment={trackedShipment({ live: null, events: late })} />);
  expect(fact('Now')).toBe('Singapore');
  expect(fact('Last event')).toContain('Singapore');
});

test.each(['created', 'pending'] as const)('what is %s is confirmed next, not picked up', (status) => {
  renderPiece(<ResultCard shipment={trackedShipment({ status, live: null })} />);
  expect(fact('Next')).toBe('Our confirmation, then pick-up in Shanghai');
});

test('once delivered, it says where to, and nothing is live or next', () => {
  const { container } = renderPiece(<ResultCard shipment={trackedShipment({ status: 'delivered' })} />);
  expect(fact('Delivered to')).toBe('Rotterdam, NL');
  expect(screen.queryByText('Next')).toBeNull();
  expect(container.querySelector('.bg-live')).toBeNull();
});

test('a cancelled shipment says whom to call', () => {
  renderPiece(<ResultCard shipment={trackedShipment({ status: 'cancelled', live: null })} />);
  expect(fact('Questions?')).toMatch(/^\+1/);
});

test('an approximate place is marked', () => {
  renderPiece(<ResultCard shipment={trackedShipment({ origin_approximate: true })} />);
  const origin = screen.getByText('Shanghai, CN').closest('p') as HTMLElement;
  expect(within(origin).getAllByText(/approximate/)).toHaveLength(1);
});

test('the route is read as a sentence', () => {
  renderPiece(<ResultCard shipment={trackedShipment()} />);
  expect(screen.getByText('Shanghai, CN').closest('p')?.textContent).toBe('Shanghai, CNtoRotterdam, NL');
});

test('it can be copied, shared and printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  window.print = print;
  const { user } = renderPiece(<ResultCard shipment={trackedShipment()} />);
  expect(await screen.findByRole('button', { name: 'Copy tracking number' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Share this page' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Print this page' }));
  expect(print).toHaveBeenCalledOnce();
});
