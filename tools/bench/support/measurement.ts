/** One row of the table that `npm run bench` prints. */
export interface Measurement {
  name: string;
  unit: string;
  /** The product's value in `unit`. */
  product: number;
  /** The value of the minimal implementation in the same run; without it `limit` is in `unit`. */
  bare?: number;
  /** Limit for product ÷ bare, or for `product` without a comparison; undefined where only reported. */
  limit?: number;
  /** Whether the limit is a minimum or a maximum; a minimum by default. */
  allowed?: 'at least' | 'at most';
  /** The conditions: sizes, processes, connections. */
  sizes?: string;
}

/** The value that is compared with the limit. */
export function figureOf({ product, bare }: Measurement): number {
  return bare === undefined ? product : product / bare;
}

export function isMissed(measurement: Measurement): boolean {
  const { limit, allowed = 'at least' } = measurement;
  if (limit === undefined) return false;
  const figure = figureOf(measurement);
  return allowed === 'at least' ? figure < limit : figure > limit;
}

/** The median, because it is robust against a noisy machine. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The value that this share of all values is at or below. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}
