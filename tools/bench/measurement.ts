/** One row of the table that `npm run bench` prints. */
export interface Measurement {
  name: string;
  unit: string;
  /** What the product does, in `unit`. */
  product: number;
  /** What the least that could answer the same does in the same run; without it `limit` is an amount of `unit`. */
  bare?: number;
  /** Of product ÷ bare, or of `product` where nothing is compared; undefined for what is only told. */
  limit?: number;
  /** Whether the limit is the least or the most that is allowed; the least if not said. */
  allowed?: 'at least' | 'at most';
  /** What the figure was taken with: sizes, processes, connections. */
  sizes?: string;
}

/** What is held against the limit. */
export function figureOf({ product, bare }: Measurement): number {
  return bare === undefined ? product : product / bare;
}

export function isMissed(measurement: Measurement): boolean {
  const { limit, allowed = 'at least' } = measurement;
  if (limit === undefined) return false;
  const figure = figureOf(measurement);
  return allowed === 'at least' ? figure < limit : figure > limit;
}

/** The middle one: a noisy machine spoils a mean, not a median. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
