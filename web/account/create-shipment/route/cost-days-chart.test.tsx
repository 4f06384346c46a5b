import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RouteOption } from '#domain/routing/route-option.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { CostDaysChart } from './cost-days-chart.tsx';

const option = (transport_mode: RouteOption['transport_mode'], estimated_cost_cents: number, days: number) =>
  ({ transport_mode, estimated_cost_cents, delivery_days: days }) as RouteOption;
const SEA = option('sea', 128_450_000, 118);
const AIR = option('air', 512_000_000, 1);

test('its name has the cost and days of every option', () => {
  renderPiece(<CostDaysChart options={[SEA, AIR]} chosen={undefined} />);
  expect(screen.getByRole('figure').getAttribute('aria-label')).toBe(
    'Cost against days: Sea $1,284,500, 118\u00a0days; Air $5,120,000, 1\u00a0day',
  );
});

test('the chosen option is ringed', () => {
  const { rerender, container } = renderPiece(<CostDaysChart options={[SEA, AIR]} chosen={undefined} />);
  const ringed = () => container.querySelectorAll('.outline-ink').length;
  expect(ringed()).toBe(0);
  rerender(<CostDaysChart options={[SEA, AIR]} chosen={AIR} />);
  expect(ringed()).toBe(1);
});
