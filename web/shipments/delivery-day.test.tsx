import { beforeEach, expect, test, vi } from 'vitest';
import { LATE, NOW, shipmentRow } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { DeliveryDay } from './delivery-day.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});

const TODAY = {
  estimated_delivery_date: new Date('2026-11-20T15:00:00Z'),
  estimated_delivery_day: '2026-11-20',
};

test.each([
  ['on time', {}, 'Thu, Nov 26, 2026On time', true],
  ['late', LATE, 'Sun, Nov 29, 20263 days late', true],
  ['due today', TODAY, 'Fri, Nov 20, 2026Due 16:00 CET', false],
  ['delivered', { status: 'delivered' as const }, 'Thu, Nov 26, 2026On time', false],
  ['unknown', { estimated_delivery_day: null, punctuality: null }, 'TBD', false],
  ['unknown and late', { ...LATE, estimated_delivery_day: null }, 'TBD3 days late', true],
])('%s', (_, change, text, hasIcon) => {
  const { container } = renderPiece(<DeliveryDay shipment={shipmentRow(change)} />);
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(text);
  expect(container.querySelector('svg') !== null).toBe(hasIcon);
});
