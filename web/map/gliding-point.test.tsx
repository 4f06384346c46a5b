import { expect, test, vi } from 'vitest';
import { GlidingPoint, pointElement } from './gliding-point.ts';

const report = (minute: number, silent: boolean) => ({
  latitude: 44,
  longitude: 178,
  travelled_km: 4000,
  updated_at: new Date(Date.UTC(2026, 10, 23, 12, minute)),
  silent,
});

test('the point is hollow while its vehicle is silent, and filled after the next report', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const element = pointElement();
  const marker = { show: vi.fn(), moveTo: vi.fn(), hide: vi.fn() };
  const point = new GlidingPoint(marker, element);
  const isHollow = () => element.hasAttribute('data-silent');
  const show = (...shown: Parameters<typeof report>) => point.show(report(...shown), [], () => {});
  show(0, false);
  expect(isHollow()).toBe(false);
  show(0, true);
  expect(isHollow()).toBe(true);
  show(1, false);
  expect(isHollow()).toBe(false);
  expect(marker.show).toHaveBeenCalledOnce();
});
