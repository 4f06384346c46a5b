export interface Measurement {
  name: string;
  unit: string;
  /** What the product does, and what the bare counterpart does, in `unit`. */
  product: number;
  bare: number;
  /** Least acceptable product / bare. */
  limit: number;
}

/** The middle one: a noisy machine spoils a mean, not a median. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
