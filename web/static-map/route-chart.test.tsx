import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ROUTE } from '#web/gallery/fixtures.ts';
import { RouteChart } from './route-chart.tsx';

const BOX = { width: 480, height: 180 };

/** Copies of the world; each is drawn as two shoals and land. */
function worlds(container: HTMLElement): number {
  return container.querySelectorAll('use').length / 3;
}

test('without places the world is drawn once', () => {
  const { container } = render(<RouteChart legs={[]} stops={[]} {...BOX} />);
  expect(worlds(container)).toBe(1);
  expect(container.querySelector('circle')).toBeNull();
});

test('a chart without a label is hidden from screen readers', () => {
  const { container, rerender } = render(<RouteChart {...ROUTE} {...BOX} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  rerender(<RouteChart {...ROUTE} {...BOX} label="Shanghai to Rotterdam" />);
  expect(container.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toBe(
    'Shanghai to Rotterdam',
  );
});

test('the names of the stops are on the chart', () => {
  const { getByText } = render(<RouteChart {...ROUTE} {...BOX} />);
  for (const { name } of ROUTE.stops) expect(getByText(name)).toBeTruthy();
});

test('a vehicle is magenta while it reports, and hollow while it is silent', () => {
  const chart = (silent: boolean) => (
    <RouteChart {...ROUTE} {...BOX} live={{ latitude: 10, longitude: 90, silent }} />
  );
  const { container, rerender } = render(chart(false));
  const isMagenta = () => container.querySelector('circle[fill="var(--live)"]') !== null;
  expect(isMagenta()).toBe(true);
  rerender(chart(true));
  expect(isMagenta()).toBe(false);
  expect(container.querySelector('circle[stroke="var(--ink-3)"]')).not.toBeNull();
});
