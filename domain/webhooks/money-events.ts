/** Areas of events that state amounts. */
export const MONEY_AREAS = ['invoice', 'price'] as const;

/** Whether these patterns match events that state amounts. */
export function matchesMoney(patterns: readonly string[]): boolean {
  return patterns.some(
    (pattern) => pattern === '*' || MONEY_AREAS.some((area) => pattern.startsWith(`${area}.`)),
  );
}
