import type { RouteOption } from '#domain/routing/route-option.ts';

export interface ChartPoint {
  option: RouteOption;
  /** Percent of the axes, from the lower left corner. */
  x: number;
  y: number;
  /** Where the label stands, so that labels of near points do not touch. */
  side: 'right' | 'left' | 'above' | 'below';
}

interface CostDaysScale {
  points: ChartPoint[];
  /** Round values of the axes, from zero. */
  days: number[];
  cents: number[];
}

/** Sizes in percent of the axes, of a dot and of the longest label. */
const DOT = { width: 4, height: 10 };
const LABEL = { width: 19, height: 12 };
/** A label to the right of a point beyond this would leave the chart. */
const FAR_RIGHT = 70;

/** Positions of the options on linear axes from zero: days to the right, cost upwards. */
export function costDaysScale(options: readonly RouteOption[]): CostDaysScale {
  const days = roundTicks(Math.max(...options.map(({ delivery_days }) => delivery_days)));
  const cents = roundTicks(Math.max(...options.map(({ estimated_cost_cents }) => estimated_cost_cents)));
  const dots = options.map((option) => ({
    option,
    x: percent(option.delivery_days, days),
    y: percent(option.estimated_cost_cents, cents),
  }));
  const taken = dots.map((dot) => boxAround(dot, DOT));
  const points = dots.map(({ option, x, y }, index): ChartPoint => {
    const usual = x > FAR_RIGHT ? 'left' : 'right';
    const sides = [usual, usual === 'left' ? 'right' : 'left', 'above', 'below'] as const;
    const side = sides.find((one) => isFree(labelBox({ x, y }, one), taken.toSpliced(index, 1))) ?? usual;
    taken.push(labelBox({ x, y }, side));
    return { option, x, y, side };
  });
  return { points, days, cents };
}

function percent(value: number, ticks: readonly number[]): number {
  return (100 * value) / (ticks.at(-1) ?? 1);
}

/** Two to five steps of 1, 2 or 5 times a power of ten, up to a value at or above `max`. */
function roundTicks(max: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(max, 1) / 2));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => max / size <= 5) ?? 10 * power;
  const count = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

type Place = Pick<ChartPoint, 'x' | 'y'>;

function boxAround({ x, y }: Place, { width, height }: typeof DOT): Box {
  return { left: x - width / 2, right: x + width / 2, bottom: y - height / 2, top: y + height / 2 };
}

function labelBox({ x, y }: Place, side: ChartPoint['side']): Box {
  const across = (DOT.width + LABEL.width) / 2;
  const along = (DOT.height + LABEL.height) / 2;
  const centre = {
    right: { x: x + across, y },
    left: { x: x - across, y },
    above: { x, y: y + along },
    below: { x, y: y - along },
  }[side];
  return boxAround(centre, LABEL);
}

/** Whether nothing touches the box, and the axes do not cut it; above the chart there is space. */
function isFree(box: Box, taken: readonly Box[]): boolean {
  if (box.left < 0 || box.right > 100 || box.bottom < -LABEL.height / 2) return false;
  return taken.every(
    (other) =>
      box.right <= other.left ||
      box.left >= other.right ||
      box.top <= other.bottom ||
      box.bottom >= other.top,
  );
}
