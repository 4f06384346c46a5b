/** `$38.72`. */
export function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

/** Formats large amounts: `$2.38 billion`. */
export function billions(cents: number): string {
  return `$${(cents / 100 / 1e9).toFixed(2)}\u00a0billion`;
}

/** Formats a percentage with its sign and a true minus: `+1.79%`. */
export function signedPercent(percent: number): string {
  return `${signOf(percent)}${Math.abs(percent).toFixed(2)}%`;
}

/** `+$0.68`. */
export function signedDollars(cents: number): string {
  return `${signOf(cents)}${dollars(Math.abs(cents))}`;
}

function signOf(value: number): string {
  return value < 0 ? '−' : '+';
}
