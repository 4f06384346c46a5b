import { figureOf, isMissed, type Measurement, median } from './measurement.ts';

/** A measurement with several runs. */
export interface Row extends Measurement {
  /** The figure of each run, in order. */
  figures: number[];
  /** Their median. */
  figure: number;
  missed: boolean;
}

/** One row per name with the median of all runs; ratios are computed within a run, never across runs. */
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
