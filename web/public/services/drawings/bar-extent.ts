export interface Range {
  from: number;
  to: number;
}

/** A range's start and length in percent of the axis, clipped to the axis. */
export function barExtent({ from, to }: Range, axis: Range) {
  const start = percentAlong(from, axis);
  return { start, length: percentAlong(to, axis) - start };
}

export function percentAlong(value: number, axis: Range) {
  const share = (value - axis.from) / (axis.to - axis.from);
  return Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 100;
}

/** Tick values from one end of the axis to the other. */
export function ticks({ from, to }: Range, step: number) {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
}
