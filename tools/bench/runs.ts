import { figureOf, isMissed, type Measurement, median } from './measurement.ts';

/** A measurement that was taken several times. */
export interface Row extends Measurement {
  /** The figure of each run, in the order they were taken. */
  figures: number[];
  /** The median of them. */
  figure: number;
  missed: boolean;
}

/** One row for each name, with the medians of all runs; ratios are made within a run, never across two. */
export function medians(runs: readonly (readonly Measurement[])[]): Row[] {
  const [first = []] = runs;
  return first.map((measurement) => {
    const taken = runs.flatMap((run) => run.filter(({ name }) => name === measurement.name));
    const figures = taken.map(figureOf);
    const figure = median(figures);
    const { bare, limit, allowed = 'at least' } = measurement;
    return {
      ...measurement,
      product: median(taken.map(({ product }) => product)),
      ...(bare === undefined ? {} : { bare: median(taken.map((one) => one.bare ?? 0)) }),
      figures,
      figure,
      missed: limit !== undefined && isMissed({ name: '', unit: '', product: figure, limit, allowed }),
    };
  });
}
