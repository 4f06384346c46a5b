import type { Money } from '../money/money.ts';

/** How far a line may exceed what was expected before its bill needs an approval: both limits must hold. */
export const TOLERANCE: Readonly<{ percent: number; amount: Money }> = {
  percent: 5,
  amount: { amount: 50_00, currency: 'USD' },
};

/** Minor units of one currency. */
interface BilledLine {
  /** 0 for a cost that nobody expected. */
  expected: number;
  billed: number;
}

/** Positive where the supplier bills more than was expected. */
export function varianceOf({ expected, billed }: BilledLine): number {
  return billed - expected;
}

/**
 * Whether a line exceeds the tolerance: by more than 5 % of what was expected, or by more than `limit`, the tolerance’s
 * amount in minor units of the line’s currency. Less than expected never does.
 */
export function exceedsTolerance(line: BilledLine, limit: number): boolean {
  const variance = varianceOf(line);
  return variance > 0 && (variance > limit || variance * 100 > line.expected * TOLERANCE.percent);
}
