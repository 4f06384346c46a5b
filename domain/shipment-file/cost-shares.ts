import type { CargoTotals } from './totals.ts';

/** The allocation basis of a carrier booking’s cost. */
export const SHARE_BASES = ['m3', 'kg', 'wm', 'teu', 'equal', 'manual'] as const;
export type ShareBasis = (typeof SHARE_BASES)[number];

/** What the share of a shipment follows from. */
export interface ShareFacts extends Pick<CargoTotals, 'gross_kg' | 'volume_m3'> {
  /** Twenty-foot equivalent units of its containers; null without any. */
  teu: number | null;
}

const KG_PER_TON = 1000;

/** How much a shipment counts by a basis; null where its file lacks the figure. */
export function shareWeight(
  basis: Exclude<ShareBasis, 'manual'>,
  { gross_kg, volume_m3, teu }: ShareFacts,
): number | null {
  switch (basis) {
    case 'm3':
      return volume_m3;
    case 'kg':
      return gross_kg;
    case 'wm':
      return gross_kg === null || volume_m3 === null ? null : Math.max(gross_kg / KG_PER_TON, volume_m3);
    case 'teu':
      return teu;
    case 'equal':
      return 1;
  }
}

/** Weights are compared to the millionth, so that their binary fractions don’t matter. */
const PRECISION = 1_000_000;

/**
 * Shares an amount of minor units out by weight. The shares sum to the amount: those with the largest remainders get
 * the units that rounding down leaves. Equal shares where nothing weighs anything.
 */
export function sharesOf(amount: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const exact = weights.map((weight) => BigInt(Math.round(weight * PRECISION)));
  const parts = exact.some((weight) => weight > 0n) ? exact : weights.map(() => 1n);
  const total = parts.reduce((sum, part) => sum + part, 0n);
  const shared = parts.map((part, index) => {
    const product = BigInt(amount) * part;
    return { index, share: product / total, remainder: product % total };
  });
  const left = BigInt(amount) - shared.reduce((sum, { share }) => sum + share, 0n);
  const favoured = new Set(
    shared
      .toSorted(
        (one, other) => Number(other.remainder > one.remainder) - Number(other.remainder < one.remainder),
      )
      .slice(0, Number(left))
      .map(({ index }) => index),
  );
  return shared.map(({ index, share }) => Number(share) + (favoured.has(index) ? 1 : 0));
}
