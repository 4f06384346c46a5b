/** The axis maximum: a round amount at or above all values whose half is also round. */
export function roundTop(amounts: readonly number[]): number {
  const largest = Math.max(0, ...amounts);
  if (largest === 0) return 0;
  const power = 10 ** Math.floor(Math.log10(largest));
  return power * ([1, 2, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= largest) ?? 10);
}
