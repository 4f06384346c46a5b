import type { RouteOption } from '#domain/routing/route-option.ts';

export interface ChartPoint {
  option: RouteOption;
  /** Percent of the axes, from the lower left corner. */
  x: number;
  y: number;
  /** Where the label stands, so that labels of near points do not touch. */
  side: 'right' | 'left' | 'above' | 'below';
}

export interface CostDaysScale {
  points: ChartPoint[];
  /** Round values of the axes, from zero. */
  days: number[];
  cents: number[];
}

/** Labels of points nearer than this, in percent of the axes, would touch. */
const NEAR = { x: 30, y: 22 };
/** A label to the right of a point beyond this would leave the chart. */
const FAR_RIGHT = 70;

/** Positions of the options on linear axes from zero: days to the right, cost upwards. */
export function costDaysScale(options: readonly RouteOption[]): CostDaysScale {
  const days = roundTicks(Math.max(...options.map(({ delivery_days }) => delivery_days)));
  const cents = roundTicks(Math.max(...options.map(({ estimated_cost_cents }) => estimated_cost_cents)));
  const points: ChartPoint[] = [];
  for (const option of options) {
    const x = percent(option.delivery_days, days);
    const y = percent(option.estimated_cost_cents, cents);
    const near = points.filter((other) => Math.abs(other.x - x) < NEAR.x && Math.abs(other.y - y) < NEAR.y);
    const usual = x > FAR_RIGHT ? 'left' : 'right';
    const free = ([usual, 'above', 'below', 'right'] as const).find((side) =>
      near.every((other) => other.side !== side),
    );
    points.push({ option, x, y, side: free ?? usual });
  }
  return { points, days, cents };
}

function percent(value: number, ticks: readonly number[]): number {
  return (100 * value) / (ticks.at(-1) ?? 1);
}

/** Two to five steps of 1, 2 or 5 times a power of ten, up to a value at or above `most`. */
function roundTicks(most: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1) / 2));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => most / size <= 5) ?? 10 * power;
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
