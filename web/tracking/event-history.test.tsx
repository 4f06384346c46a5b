import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hoursAgo, trackedShipment } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { EventHistory } from './event-history.tsx';

const many = (count: number) =>
  Array.from({ length: count }, (_, event) => ({
    status: 'in_transit',
    location: `Port ${event + 1}`,
    description: null,
    occurred_at: hoursAgo(event),
    time_zone: 'Asia/Singapore',
  }));

test('shows place, status and description of each event', () => {
  renderPiece(<EventHistory events={trackedShipment().events} />);
  const [newest] = screen.getAllByRole('listitem');
  expect(newest?.textContent).toContain('in transit');
  expect(newest?.textContent).toContain('Singapore');
  expect(newest?.textContent).toContain('Departed on schedule');
});

test('times are those of the place, with its zone', () => {
  renderPiece(<EventHistory events={many(1)} />);
  const time = screen.getByRole('listitem').querySelector('time');
  expect(time?.dateTime).toBe('2026-11-20T12:00:00.000Z');
  expect(time?.textContent).toMatch(/0?8:00\sPM\sGMT\+8/);
  expect(time?.title).toContain('where you are');
});

test('shows eight at first, and all on request', async () => {
  const { user } = renderPiece(<EventHistory events={many(12)} />);
  const visible = () => screen.getAllByRole('listitem').length;
  expect(visible()).toBe(8);
  await user.click(screen.getByRole('button', { name: 'Show all 12 events' }));
  expect(visible()).toBe(12);
  expect(document.activeElement).toBe(screen.getAllByRole('listitem')[8]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('eight need no button', () => {
  renderPiece(<EventHistory events={many(8)} />);
  expect(screen.queryByRole('button')).toBeNull();
});
