const MINUTE_MS = 60_000;

/** Codes that may be tried after one right password. */
export const TRIES_PER_CHALLENGE = 5;
export const CHALLENGE_MINUTES = 5;

/** So many wrong codes of an account, in so many minutes. */
export interface Allowance {
  name: 'strangers' | 'trusted' | 'trusted-hourly';
  failures: number;
  minutes: number;
}

const OF_STRANGERS: readonly Allowance[] = [{ name: 'strangers', failures: 20, minutes: 60 }];
const OF_TRUSTED: readonly Allowance[] = [
  { name: 'trusted', failures: 10, minutes: 15 },
  { name: 'trusted-hourly', failures: 50, minutes: 60 },
];

/**
 * How many wrong codes are allowed: to all trusted browsers of an account together, and to all others. Somebody who
 * tries codes has the password already, and may be a stranger: they use up their own allowance only.
 */
export function allowancesOf({ isTrusted }: { isTrusted: boolean }): readonly Allowance[] {
  return isTrusted ? OF_TRUSTED : OF_STRANGERS;
}

/** What was counted up to this moment no longer counts. */
export function windowStart({ minutes }: Allowance, now: Date): Date {
  return new Date(now.getTime() - minutes * MINUTE_MS);
}

/** For how long no code is accepted; 0 while one is. */
export function waitMs(
  counted: { failures: number; since: Date } | undefined,
  allowance: Allowance,
  now: Date,
): number {
  if (!counted || counted.failures < allowance.failures) return 0;
  return Math.max(0, counted.since.getTime() - windowStart(allowance, now).getTime());
}
